import { compact } from './notation.ts';
import { doubtful, type Reading, read, repaired } from './reading.ts';

/** No facility in Japan is that large: the column holds a phone number or a year. */
const maximum = 2000;

const approximately = /^(?:定員)?(?:約|およそ|おおよそ)|(?:程度|前後|ほど)$/;

const plainNumber = (text: string): number | null => {
  const plain = compact(text)
    .replace(/^定員/, '')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  const match = /^(\d{1,5})(?:\.0)?[人名]?$/.exec(plain);
  return match ? Number(match[1]) : null;
};

/** True if the cell is a number and nothing would be lost by keeping the number alone. */
export const isPlainCapacity = (text: string): boolean => plainNumber(text) !== null;

/** The total of `20人（うち0歳児6人）`: the number before brackets that hold parts of it. */
function totalBeforeParts(text: string): number | null {
  const [, total = ''] = /^(.*\d[人名]?)\((?:うち|内訳?)[^()]*\)$/.exec(compact(text)) ?? [];
  return plainNumber(total);
}

/** A figure beside the last one, except for labels: `1号15人 2号60`, but not `2・3`号 or `1~2歳`児. */
const hasOtherFigure = (before: string): boolean =>
  /\d|うち|内/.test(before.replace(/\d(?:[・~〜-]\d)*(?:歳(?:以上|未満)?)?$/, ''));

/** The figures of `1号認定 15、2・3号認定 105`, or none if a part has no figure or several. */
function figuresOf(text: string): number[] {
  const parts = text.normalize('NFKC').split(/[、,;\n]|\s\/\s/);
  const figures = parts.flatMap((part) => {
    const words = part.trim();
    const match = /(?:号(?:認定)?(?:こども|子ども)?|[児園部])[\s:(]*(\d+)[人名)]*\s*$/.exec(words);
    return match && !hasOtherFigure(words.slice(0, match.index)) ? [Number(match[1])] : [];
  });
  return figures.length === parts.length ? figures : [];
}

/**
 * The capacity in children: 120, 120人, １２０名, the 50 of 約50名, the 20 of `20人（うち0歳児6人）`, or the sum of
 * `1号認定 15、2・3号認定 105`.
 * @returns a whole number; words beside it are for the caller to keep
 */
export function readCapacity(text: string): Reading<number | null> {
  const count = plainNumber(text);
  if (count !== null)
    return count > maximum ? doubtful(count, `${count} children; kept as written`) : read(count);
  const about = plainNumber(compact(text).replace(new RegExp(approximately, 'g'), ''));
  if (about !== null && about <= maximum)
    return doubtful(about, `about ${about} only; the words are kept in the remarks`);
  const stated = totalBeforeParts(text);
  const figures = stated === null ? figuresOf(text) : [stated];
  if (figures.length === 0)
    return doubtful(null, 'not a number of children; the words are kept in the remarks');
  const total = figures.reduce((sum, figure) => sum + figure, 0);
  const action = figures.length > 1 ? `added up to ${total}` : `taken as ${total}`;
  return repaired(total, `${action}; the words are kept in the remarks`);
}
