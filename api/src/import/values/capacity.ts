import { compact } from './notation.ts';
import { doubtful, type Reading, read, repaired, unread } from './reading.ts';

const maximum = 2000;

/** The figures of `1号認定 15、2・3号認定 105`: each the last number of its part. */
function figuresOf(text: string): number[] {
  const pieces = text.normalize('NFKC').split(/[、,;\n]|\s\/\s/);
  return pieces.flatMap((piece) => {
    const match = /(?:号(?:認定)?(?:こども|子ども)?|[児園部])[\s::(]*(\d+)[人名)]*\s*$/.exec(piece.trim());
    return match ? [Number(match[1])] : [];
  });
}

/**
 * The capacity in children: 120, 120人, １２０名, or the sum of `1号認定 15、2・3号認定 105`.
 * @returns a whole number; the split is for the caller to keep as text
 */
export function readCapacity(text: string): Reading<number> {
  const plain = compact(text)
    .replace(/^(?:定員|約)/, '')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  const single = /^(\d{1,5})(?:\.0)?[人名]?$/.exec(plain);
  if (single) {
    const count = Number(single[1]);
    return count > maximum ? doubtful(count, `${count} children; kept as written`) : read(count);
  }
  const pieces = text.normalize('NFKC').split(/[、,;\n]|\s\/\s/).length;
  const figures = figuresOf(text);
  if (figures.length === 0 || figures.length !== pieces)
    return unread('not a number of children; left empty');
  const total = figures.reduce((sum, figure) => sum + figure, 0);
  const action = figures.length > 1 ? `added up to ${total}` : `taken as ${total}`;
  return repaired(total, `${action}; the words are kept in the remarks`);
}
