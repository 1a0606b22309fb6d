/**
 * Makes a corporation number (法人番号) of its last twelve digits. The check digit comes first (法人番号の指定等に関する省令 第2条):
 * weights 1 and 2 from the right, 9 minus the sum modulo 9.
 */
export function corporationNumberOf(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 2 : 1), 0);
  return `${9 - (sum % 9)}${twelve}`;
}
