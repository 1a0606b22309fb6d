/**
 * Compares texts by code points, as PostgreSQL's collation "C" compares UTF-8 bytes. JavaScript's `<` compares UTF-16
 * units, by which characters beyond U+FFFF (𠮷) come before those from U+E000 on.
 * @returns negative, zero or positive
 */
export function codePointOrder(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const [first, second] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (first !== second) return raised(first) - raised(second);
  }
  return one.length - other.length;
}

/** Moves surrogates above everything else. */
const raised = (unit: number): number => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x2800 : unit);
