import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { formatPhone, parsePhone, tidyPhone } from './index.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
/** Any text in a phone field. */
const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789０６9-－ー‐()（） +x#内線ext.') }),
  fc.string({ unit: 'binary' }),
);

const fullWidth = (digit: string) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0);
/** An existing number in various spellings of digits and separators. */
const written = fc
  .constantFrom('0312345678', '0833431234', '0601234567', '09012345678', '06012345678', '0120123456')
  .chain((number) =>
    fc.record({
      number: fc.constant(number),
      text: fc
        .tuple(
          ...[...number].map((digit) =>
            fc
              .tuple(fc.constantFrom(digit, fullWidth(digit)), fc.constantFrom('', '', '', ...'-－ー‐− '))
              .map(([shown, after]) => shown + after),
          ),
        )
        .map((pieces) => pieces.join('')),
      extension: fc.constantFrom('', '3', '12', '4567'),
    }),
  );

describe('a phone number as it is shown (R5.2)', () => {
  it('groups 060 with 11 digits 3-4-4, and with 10 digits 2-4-4', () => {
    fc.assert(
      fc.property(digits(8), (rest) => {
        expect(formatPhone(`060${rest}`)).toBe(`060-${rest.slice(0, 4)}-${rest.slice(4)}`);
      }),
    );
    fc.assert(
      fc.property(digits(7), (rest) => {
        expect(formatPhone(`060${rest}`)).toBe(`06-0${rest.slice(0, 3)}-${rest.slice(3)}`);
      }),
    );
  });

  it.each([
    ['0312345678', '03-1234-5678'],
    ['０９０−１２３４ー５６７８', '090-1234-5678'],
    ['(0833)43-1234', '0833-43-1234'],
    ['+81 90 1234 5678', '090-1234-5678'],
    ['+81 (0)90 1234 5678', '090-1234-5678'],
    ['0120123456', '0120-123-456'],
    ['03ｰ1234ｰ5678', '03-1234-5678'],
    ['TEL 03 1234 5678', '03-1234-5678'],
  ])('writes %s as %s', (text, shown) => {
    expect(formatPhone(text)).toBe(shown);
  });

  it.each(['', '0', '110', '0000000000', '0001000000', '09012345', '090123456789', '山田', '1'.repeat(251)])(
    'is empty for %p',
    (text) => {
      expect(formatPhone(text)).toBe('');
    },
  );

  it('is the same the second time, and has the digits that were given', () => {
    fc.assert(
      fc.property(fc.oneof(digits(10), digits(11)), (number) => {
        const shown = formatPhone(`0${number.slice(1)}`);
        expect(formatPhone(shown)).toBe(shown);
        if (shown !== '') expect(shown.replaceAll('-', '')).toBe(`0${number.slice(1)}`);
      }),
    );
  });
});

describe('parsing (specification section 5)', () => {
  it.each([
    '03-1234-5678 内線12',
    '03-1234-5678（内線：12）',
    '０３－１２３４－５６７８ ext. 12',
    '0312345678x12',
  ])('carries the extension of %s', (text) => {
    expect(parsePhone(text)).toEqual({
      number: '+81312345678',
      nationalDigits: '0312345678',
      callingCode: '81',
      extension: '12',
      isValid: true,
    });
    expect(tidyPhone(text)).toBe('03-1234-5678 内線12');
  });

  it('takes national numbers of 2 to 17 digits, valid or not', () => {
    expect(parsePhone('1')).toBeUndefined();
    expect(parsePhone('12')).toMatchObject({ number: '+8112', isValid: false });
    expect(parsePhone('9'.repeat(17))).toMatchObject({ isValid: false });
    expect(parsePhone('9'.repeat(18))).toBeUndefined();
  });

  it('takes 250 characters', () => {
    const number = '03-1234-5678';
    expect(parsePhone(number.padEnd(250))).toMatchObject({ isValid: true });
    expect(parsePhone(number.padEnd(251))).toBeUndefined();
  });

  it.each([
    ['+1 (212) 555-1234', '+12125551234', '1', '+1 212 555 1234'],
    ['+82 2-312-3456', '+8223123456', '82', '+82 2 312 3456'],
    ['＋４４ ２０ ７９４６ ００１８', '+442079460018', '44', '+44 20 7946 0018'],
    ['+86 139 1234 5678 内線12', '+8613912345678', '86', '+86 139 1234 5678 内線12'],
  ])('knows the country of %s', (text, number, callingCode, tidy) => {
    expect(parsePhone(text)).toMatchObject({ number, callingCode, isValid: true });
    expect(tidyPhone(text)).toBe(tidy);
    expect(parsePhone(tidy)).toEqual(parsePhone(text));
    // Display formats only Japanese numbers (section 5).
    expect(formatPhone(number)).toBe('');
  });

  it('knows every country that there is a numbering plan of', () => {
    for (const country of getCountries()) {
      const example = getExampleNumber(country, examples);
      if (!example) throw new Error(`There is no example of ${country}`);
      const parsed = parsePhone(example.formatInternational());
      expect([country, parsed?.number, parsed?.isValid]).toEqual([country, example.number, true]);
    }
    expect(getCountries().length).toBeGreaterThan(240);
  });

  it.each(['+999 12345678', '+0 312345678', '+'])('takes no calling code of no country: %s', (text) => {
    expect(parsePhone(text)).toBeUndefined();
  });

  it('takes extensions of up to 20 digits', () => {
    const extension = '12345678901234567890';
    expect(parsePhone(`03-1234-5678 内線${extension}`)).toMatchObject({ extension });
    expect(parsePhone(`03-1234-5678 内線${extension}1`)).toBeUndefined();
  });

  it('does not pick a number out of a sentence', () => {
    expect(parsePhone('電話は03-1234-5678です')).toBeUndefined();
  });
});

describe('what was typed', () => {
  it.each([
    ['0601234567', '06-0123-4567'],
    ['+81 60 1234 5678', '060-1234-5678'],
    ['06012345678 内線3', '060-1234-5678 内線3'],
    ['090-1234', ''],
  ])('as %s is tidied to %p', (text, tidy) => {
    expect(tidyPhone(text)).toBe(tidy);
  });

  it('is tidied to something that stays as it is', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const tidy = tidyPhone(text);
        if (tidy !== '') expect(tidyPhone(tidy)).toBe(tidy);
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps its digits and its extension, however they are written', () => {
    fc.assert(
      fc.property(written, ({ number, text, extension }) => {
        const tidy = tidyPhone(extension ? `${text.trim()} 内線${extension}` : text);
        expect(tidy).toBe(formatPhone(number) + (extension && ` 内線${extension}`));
        expect(tidy).not.toBe('');
        expect(tidyPhone(tidy)).toBe(tidy);
      }),
    );
  });
});
