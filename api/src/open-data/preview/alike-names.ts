import { searchText } from '@enerabi/shared/japanese';

/** Words that lists omit or add inconsistently. */
const operators = searchForm(
  /^(?:社会福祉法人|学校法人|株式会社|一般社団法人|宗教法人|(?:有限|合同)会社|npo法人)/,
);
const owners = searchForm(/^.{1,6}?[市区町村]立/);
const kinds = searchForm(
  /(?:幼保連携型|幼稚園型|保育所型)?(?:認定こども園|こども園|認可保育所|保育所|保育園|幼稚園|ほいくえん|ようちえん|保育室|ナーサリー|ナーサリースクール)/g,
);

/** The part of a name that distinguishes it from others of its town: ひまわり of 下松市立ひまわり保育園. */
export function properName(name: string): string {
  const form = searchText(name).replace(/[\s・･（）()「」『』.,-]/g, '');
  const proper = [operators, owners].reduce((rest, pattern) => rest.replace(pattern, ''), form);
  return proper.replace(kinds, '') || proper || form;
}

/** A pattern for names in search form. */
function searchForm({ source, flags }: RegExp): RegExp {
  return new RegExp(
    source.replace(/[ァ-ヶー一-龠ぁ-んa-z]+/g, (word) => searchText(word) || word),
    flags,
  );
}

const pairs = (text: string): string[] => {
  const letters = [...text];
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => (letters[at] ?? '') + letter);
};

/** The share of two texts' neighbouring letters that they have in common (Sørensen–Dice), 0 to 1. */
function likeness(one: string, other: string): number {
  const [first, second] = [pairs(one), pairs(other)];
  const left = [...second];
  const shared = first.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (first.length + second.length);
}

/** Names in one municipality that are so similar that they may belong to one facility. */
export function areAlike(one: string, other: string): boolean {
  const [first, second] = [properName(one), properName(other)];
  return first === second || likeness(first, second) >= 0.75;
}
