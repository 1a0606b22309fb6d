import { describe, expect, it } from '@jest/globals';
import { corporationTexts } from './corporation.rules.ts';

describe('the texts by which operators are found and ordered', () => {
  it('are the name and the reading in search form', () => {
    expect(corporationTexts({ name: '社会福祉法人 ひまわり会', name_kana: 'ヒマワリカイ' })).toEqual({
      search_text: '社会福祉法人ひまわり会\nひまわりかい',
      sort_kana: expect.stringMatching(/^ひ/),
    });
  });

  it('are those of the name alone where no reading is known', () => {
    const { search_text, sort_kana } = corporationTexts({ name: 'こども会', name_kana: null });
    expect(search_text).toBe('こども会');
    expect(sort_kana).toBe(corporationTexts({ name: 'こども会', name_kana: 'こども会' }).sort_kana);
  });
});
