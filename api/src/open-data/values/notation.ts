const fullWidthAlphanumerics = /[０-９Ａ-Ｚａ-ｚ]/g;
const dashes = '‐‑‒–—―−－ーｰ';

/** NFKC without any spaces, inner ones included: for codes, numbers and fixed words, never for prose. */
export const compact = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

/** １Ａ as 1A; all else stays as written. */
export const narrowAlphanumerics = (text: string): string =>
  text.replace(fullWidthAlphanumerics, (letter) => letter.normalize('NFKC'));

/**
 * Replaces every kind of dash between two figures by `-`. A long-vowel mark is a dash only there: 1ｰ2 is a block
 * number, but サンシャインビル2ｰA and コーポ1 keep their vowels.
 */
export const plainDashes = (text: string): string =>
  text.replace(new RegExp(`(?<=[0-9０-９A-Za-z])[${dashes}](?=[0-9０-９A-Za-z])`, 'g'), '-');
