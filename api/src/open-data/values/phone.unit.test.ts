import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readPhones } from './phone.ts';

describe('phones in open data', () => {
  it.each([
    ['0833-41-0978', ['0833-41-0978']],
    ['０８３３－４１－０９７８', ['0833-41-0978']],
    ['0833ｰ41ｰ0978', ['0833-41-0978']],
    ['(0833)41-0978', ['0833-41-0978']],
    ['0833(41)0978', ['0833-41-0978']],
    ['0833410978', ['0833410978']],
    ['090-7372-9339', ['090-7372-9339']],
    ['0800-123-4567', ['0800-123-4567']],
    ['+81-833-41-0978', ['0833-41-0978']],
    ['TEL:087-861-5701', ['087-861-5701']],
    ['087-861-5701、090-1234-5678', ['087-861-5701', '090-1234-5678']],
    ['087-861-5701\n087-861-5702', ['087-861-5701', '087-861-5702']],
    ['087-861-5701 087-861-5702', ['087-861-5701', '087-861-5702']],
    ['087-861-5701・087-861-5702', ['087-861-5701', '087-861-5702']],
  ])('%j', (text, phones) => {
    expect(readPhones(text)).toEqual({ value: phones });
  });

  it('get back the leading 0 that a spreadsheet took', () => {
    expect(readPhones('833-41-0978')).toMatchObject({
      value: ['0833-41-0978'],
      problem: { kind: 'repaired' },
    });
    expect(readPhones('9012345678')).toMatchObject({ value: ['09012345678'], problem: { kind: 'repaired' } });
  });

  it('without an area code are kept and reported as doubtful', () => {
    expect(readPhones('41-0978')).toEqual({
      value: ['41-0978'],
      problem: { kind: 'doubtful', action: 'area code missing; kept as written' },
    });
  });

  it('with words are kept and reported as doubtful', () => {
    expect(readPhones('市役所代表')).toMatchObject({ value: ['市役所代表'], problem: { kind: 'doubtful' } });
  });

  it('are never lost: every digit of the cell is in the result', () => {
    const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '');
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9０-９\-ー、()（）\s]{1,40}$/), (text) => {
        const found = digits((readPhones(text).value ?? []).join(''));
        expect([...digits(text)].every((digit) => found.includes(digit))).toBe(true);
        expect(found.length).toBeGreaterThanOrEqual(digits(text).length);
      }),
    );
  });
});
