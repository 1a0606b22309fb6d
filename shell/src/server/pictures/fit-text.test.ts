import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fitText } from './fit-text.ts';

/** Every character is as wide as it is high. */
const measure = (text: string, size: number) => [...text].length * size;
const room = { width: 400, lines: 3, sizes: [80, 50, 40] };
const fitted = (text: string) => fitText(text, room, measure);

describe('text in a picture', () => {
  it('is as large as it can be', () => {
    expect(fitted('花岡')).toEqual({ size: 80, lines: ['花岡'] });
    expect(fitted('下松市立花岡保育園')).toMatchObject({ size: 80 });
    expect(fitted('学校法人花岡学園幼保連携型認定こども園ひまわり').size).toBeLessThan(80);
  });

  it('has words whole and lines of about one length', () => {
    const { lines } = fitted('下松市立花岡保育園');
    expect(lines).toEqual(['下松市立', '花岡保育園']);
  });

  it('begins no line with a closing sign and ends none with an opening one', () => {
    const { lines } = fitText('ひまわり（分園）、さくら', { width: 200, lines: 9, sizes: [40] }, measure);
    for (const line of lines) {
      expect(line).not.toMatch(/^[）、ー]/);
      expect(line).not.toMatch(/（$/);
    }
  });

  it('fits, and loses nothing but what an ellipsis says', () => {
    const names = fc.string({
      unit: fc.constantFrom(...'認定こども園ひまわり（）、ー ABC髙𠮷'),
      maxLength: 80,
    });
    fc.assert(
      fc.property(names, (text) => {
        const { size, lines } = fitted(text);
        expect(lines.length).toBeLessThanOrEqual(room.lines);
        for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width);
        const bare = (of: string) => of.replaceAll(/\s/g, '');
        const shown = bare(lines.join(''));
        const isWhole = !shown.endsWith('…');
        expect(isWhole ? shown : shown.slice(0, -1)).toBe(
          isWhole ? bare(text) : bare(text).slice(0, shown.length - 1),
        );
      }),
    );
  });
});
