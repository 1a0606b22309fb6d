import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readAcceptedAge } from './accepted-age.ts';

describe('the accepted age in open data', () => {
  it.each([
    ['3ヶ月から', 3, null],
    ['3か月～', 3, null],
    ['３か月～', 3, null],
    ['6ヵ月', 6, null],
    ['生後5カ月から', 5, null],
    ['満6か月', 6, null],
    ['産休明け', 2, null, 57],
    ['産休あけから', 2, null, 57],
    ['57日', 2, null, 57],
    ['54日～2歳児', 2, '2歳児', 54],
    ['生後8週から', 2, null, 56],
    ['1歳～', 12, null],
    ['1歳児～', 12, null],
    ['1歳半～', 18, null],
    ['1歳6ヶ月から', 18, null],
    ['おおむね３か月～2歳児', 3, '2歳児'],
    ['(幼)3歳から(保)1歳6ヶ月から', 18, null],
    ['(幼)3歳から(保)10ヶ月から', 10, null],
    ['1号認定 3歳児～、2・3号認定 3か月～', 3, null],
    ['1号認定 満3歳～、2・3号認定 16か月～（4.1時点1歳児）', 16, null],
    ['2・3号認定 3か月～２歳児', 3, '2歳児'],
    ['3ヶ月から2歳児クラス相当まで', 3, '2歳児クラス'],
    ['3ヶ月から小学校6年生まで', 3, '小学校6年生'],
    ['0～2歳', 0, '2歳'],
    ['0歳（生後6か月）～5歳', 6, '5歳'],
    ['0歳児（産休明け）～就学前', 2, '就学前', 57],
    ['0歳～2歳（57日目から）', 2, '2歳', 57],
    ['0歳（生後0か月）～5歳', 0, '5歳'],
    ['0歳（11か月まで）', 0, null],
    ['1歳（6か月は要相談）～', 12, null],
    ['0・1・2歳児', 0, '2歳児'],
    ['0歳から就学前まで', 0, '就学前'],
    ['3歳未満', null, '3歳'],
    ['未就学児', null, '未就学児'],
    ['就学前', null, '就学前'],
    ['就学前児童', null, '就学前'],
    ['小学校就学前の児童', null, '小学校就学前'],
    ['小学校就学前', null, '小学校就学前'],
    ['3歳～就学前', 36, '就学前'],
    ['小学生', 72, null],
    ['就学児', 72, null],
    ['0歳〜学童', 0, '学童'],
    ['産休あけ〜2歳未満', 2, '2歳', 57],
    ['1歳10か月〜就学前', 22, '就学前'],
    ['〜就学前', null, '就学前'],
    ['〜2歳', null, '2歳'],
    ['4月1日時点で1歳', 12, null],
    ['2か月または57日から', 2, null, 57],
    ['生後43日目～', 2, null, 43],
    ['生後120日から', 4, null, 120],
    ['0', 0, null],
    ['1', 12, null],
    ['0～5', 0, '5歳'],
    ['0・1・2', 0, '2歳'],
  ])('%s', (text, from_months, to_text, from_days: number | null = null) => {
    expect(readAcceptedAge(text)).toEqual({ value: { from_months, from_days, to_text } });
  });

  it('that names no age is reported; the caller keeps the text', () => {
    expect(readAcceptedAge('原則、未就園児')).toMatchObject({
      value: { from_months: null, from_days: null, to_text: null },
      problem: { kind: 'doubtful' },
    });
  });

  it('in months comes back from every spelling of the month', () => {
    const spelling = fc.constantFrom('か月', 'カ月', 'ヵ月', 'ヶ月', 'ケ月', 'ｹ月', '箇月');
    const particle = fc.constantFrom('', '～', '〜', 'から', '以上');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 35 }), spelling, particle, (months, month, from) => {
        expect(readAcceptedAge(`${months}${month}${from}`).value?.from_months).toBe(months);
      }),
    );
  });
});
