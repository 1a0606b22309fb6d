import { describe, expect, it } from '@jest/globals';
import { numberFormat, numberText } from './number-format.ts';

describe('a number in a workbook', () => {
  it.each([
    ['26390', 'yyyy/m/d', '1972-04-01'],
    ['26390', '[$-411]ge.m.d', '1972-04-01'],
    ['26390', '[$-411]ggge"年"m"月"d"日";@', '1972-04-01'],
    ['0.3125', 'h:mm', '07:30'],
    ['0.791666666666667', 'h"時"mm"分"', '19:00'],
    ['1.04166666666667', '[h]:mm', '25:00'],
    ['45748.375', 'yyyy/m/d h:mm', '2025-04-01 09:00'],
    ['7440074', '000\\-0000', '744-0074'],
    ['11002', '000000', '011002'],
    ['120', '0"人"', '120'],
    ['34.347392000000003', 'General', '34.347392'],
    ['1.2345678901230000E12', '0', '1234567890123'],
    ['120', '#,##0', '120'],
  ])('%s under %s is %s', (value, code, text) => {
    expect(numberText(value, numberFormat(170, code), false)).toBe(text);
  });

  it.each([
    [14, '26390', '1972-04-01'],
    [20, '0.3125', '07:30'],
    [32, '0.3125', '07:30'],
    [57, '26390', '1972-04-01'],
    [0, '26390', '26390'],
  ])('under the built-in format %i', (id, value, text) => {
    expect(numberText(value, numberFormat(id, undefined), false)).toBe(text);
  });

  it('counts days from 1904 where the workbook does', () => {
    expect(numberText('24928', 'date', true)).toBe('1972-04-01');
  });
});
