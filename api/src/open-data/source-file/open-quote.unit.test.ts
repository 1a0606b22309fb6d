import { describe, expect, it } from '@jest/globals';
import { hasOpenQuote } from './open-quote.ts';

describe('a quote that is not closed', () => {
  it.each([
    ['1,"A,x\n2,B,y\n3,"C",z\n', ['1', '"A,x\n2,B,y\n3,"C"', 'z']],
    ['1,"A,x\r2,"B",y\r', ['1', '"A,x\r2,"B"', 'y']],
    ['1,"A,"",x\n2,"B",y\n', ['1', '"A,",x\n2,"B"', 'y']],
  ])('shows in the cell that took in the rows after it: %j', (raw, cells) => {
    expect(hasOpenQuote(cells, raw)).toBe(true);
  });

  it.each([
    ['1,"""A"" \nx",z\n', ['1', '"A" \nx', 'z']],
    ['1,"""A\nx""",z\n', ['1', '"A\nx"', 'z']],
    ['1,"A\n""x""",z\n', ['1', 'A\n"x"', 'z']],
    ['1,"A"x,z\n', ['1', '"A"x', 'z']],
  ])('is not seen in a cell of several lines, nor in one that begins with a quotation: %j', (raw, cells) => {
    expect(hasOpenQuote(cells, raw)).toBe(false);
  });
});
