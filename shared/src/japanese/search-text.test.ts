import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { everydayForms } from './old-forms.ts';
import { searchText, searchWords } from './search-text.ts';

const sameWord = [
  ['ひまわり保育園', 'ヒマワリ保育園'],
  ['ﾋﾏﾜﾘ', 'ひまわり'],
  ['ﾊﾞﾝﾋﾞ', 'ばんび'],
  ['キッズ', 'きつず'],
  ['ナーサリー', 'なさり'],
  ['桜ヶ丘', '桜ケ丘'],
  ['總', '総'],
  ['髙﨑', '高崎'],
  ['ＡＢＣ　キッズ', 'abcキッズ'],
  ['丸の内1ｰ2−3', '丸の内1‐2-3'],
  ['さくら・もみじ', 'さくら もみじ'],
  ['神\u{E0100}戸', '神戸'],
  ['か\u3099くえん', 'ガクエン'],
  ['㈱こども', '(株)こども'],
  ['ヰヱ', 'いえ'],
] as const;

/** Text as in names, addresses and queries, and other text. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...'ァアッツガヷヴー゛゙゚ﾞﾟｶﾊｯーｰ‐−・　 １Aａ髙﨑總㈱保育園ヶゑ\u{E0100}\u{20BB7}'),
  }),
);

describe('search form (domain section 5)', () => {
  it.each(sameWord)('takes %s for %s', (one, other) => {
    expect(searchText(one)).toBe(searchText(other));
  });

  it('keeps different words apart', () => {
    expect(searchText('さくら')).not.toBe(searchText('ざくら'));
    expect(searchText('斎藤')).not.toBe(searchText('斉藤'));
    expect(searchText('菟道')).not.toBe(searchText('兎道'));
    expect(searchText('絛虫')).not.toBe(searchText('条虫'));
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(searchText(searchText(any))).toBe(searchText(any));
      }),
      { numRuns: 2_000 },
    );
  });

  it('leaves no space and no sign that `like` would read as a wildcard', () => {
    fc.assert(fc.property(text, (any) => expect(searchText(any)).not.toMatch(/[\s%_\\]/)));
  });

  it('maps an old form to an everyday one in a single step', () => {
    for (const usual of everydayForms.values()) expect(everydayForms.has(usual)).toBe(false);
    expect(everydayForms.size).toBeGreaterThan(300);
  });
});

describe('words of a query', () => {
  it('are split at spaces of either width, each once', () => {
    expect(searchWords(' さくら　保育園  サクラ ')).toEqual(['さくら', '保育園']);
  });

  it('are none where there are only signs', () => {
    expect(searchWords('・ー　%')).toEqual([]);
  });

  it('are ten at most', () => {
    expect(searchWords('あ い う え お か き く け こ さ')).toHaveLength(10);
  });
});
