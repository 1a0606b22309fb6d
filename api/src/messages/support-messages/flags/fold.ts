/**
 * Folds full-width letters, digits, signs and spaces to ASCII, and dashes to a hyphen, one character for one, so that
 * places in the folded text are places in the original.
 */
export const fold = (text: string): string =>
  text
    .replace(/[！-～]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replaceAll('　', ' ')
    .replace(/[‐‑‒–—―−ー－ｰ]/g, (dash, at: number) => (isBetweenDigits(text, at) ? '-' : dash));

const digit = /[\d０-９]/;
const isBetweenDigits = (text: string, at: number): boolean =>
  digit.test(text.charAt(at - 1)) && digit.test(text.charAt(at + 1));
