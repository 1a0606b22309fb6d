import { compact } from './notation.ts';
import { doubtful, type Reading, read, repaired } from './reading.ts';

/** No facility in Japan is that large: a phone number or a year stands in the wrong column. */
const maximum = 2000;

const plainNumber = (text: string): number | null => {
  const plain = compact(text)
    .replace(/^(?:定員|約)/, '')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  const match = /^(\d{1,5})(?:\.0)?[人名]?$/.exec(plain);
  return match ? Number(match[1]) : null;
};

/** True for a number and nothing that would be lost by keeping the number alone. */
export const isPlainCapacity = (text: string): boolean => plainNumber(text) !== null;

/** The figures of `1号認定 15、2・3号認定 105`, or none where a part has no figure. */
function figuresOf(text: string): number[] {
  const parts = text.normalize('NFKC').split(/[、,;\n]|\s\/\s/);
  const figures = parts.flatMap((part) => {
    const match = /(?:号(?:認定)?(?:こども|子ども)?|[児園部])[\s:(]*(\d+)[人名)]*\s*$/.exec(part.trim());
    return match ? [Number(match[1])] : [];
  });
  return figures.length === parts.length ? figures : [];
}

/**
 * The capacity in children: 120, 120人, １２０名, or the sum of `1号認定 15、2・3号認定 105`.
 * @returns a whole number; words beside it are for the caller to keep
 */
export function readCapacity(text: string): Reading<number | null> {
  const count = plainNumber(text);
  if (count !== null)
    return count > maximum ? doubtful(count, `${count} children; kept as written`) : read(count);
  const figures = figuresOf(text);
  if (figures.length === 0)
    return doubtful(null, 'not a number of children; the words are kept in the remarks');
  const total = figures.reduce((sum, figure) => sum + figure, 0);
  const action = figures.length > 1 ? `added up to ${total}` : `taken as ${total}`;
  return repaired(total, `${action}; the words are kept in the remarks`);
}
