import { describe, expect, it } from '@jest/globals';
import { catalogueOf } from './catalogue.rules.ts';

const sheet = (title: string) => ({
  specimens: { title, kind: 'material', purpose: '…', specimens: [] },
  usages: [],
});

describe('the catalogue', () => {
  it('has groups in the order of the contents, their sheets in that of their names, and no empty group', () => {
    const catalogue = catalogueOf({
      './tokens/colors.specimens.tsx': sheet('色'),
      './actions/button-link.specimens.tsx': sheet('リンク'),
      './actions/button.specimens.tsx': sheet('ボタン'),
    });
    expect([...catalogue].map(([group, entries]) => [group, entries.map(({ id }) => id)])).toEqual([
      ['actions', ['button', 'button-link']],
      ['tokens', ['colors']],
    ]);
  });

  it('says which file lies in no group or exports nothing', () => {
    expect(() => catalogueOf({ './buttons/button.specimens.tsx': sheet('ボタン') })).toThrow(
      './buttons/button.specimens.tsx lies in no group',
    );
    expect(() => catalogueOf({ './actions/button.specimens.tsx': {} })).toThrow(
      './actions/button.specimens.tsx exports no specimens',
    );
  });

  it('says where specimens are not written one by one', () => {
    const file = './actions/button.specimens.tsx';
    expect(() => catalogueOf({ [file]: { ...sheet('ボタン'), usages: ['<Button />'] } })).toThrow(
      `${file} has specimens without a \`render\` of their own`,
    );
  });
});
