const fullWidthAlphanumerics = /[０-９Ａ-Ｚａ-ｚ]/g;
const dashes = '‐‑‒–—―−－ーｰ';

/** NFKC, inner and outer spaces removed: for texts read as a code, a number or a fixed word, never for prose. */
export const compact = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

/** １Ａ as 1A; all else stays as written. */
export const narrowAlphanumerics = (text: string): string =>
  text.replace(fullWidthAlphanumerics, (letter) => letter.normalize('NFKC'));

/**
 * Every kind of dash between two figures as `-`. A long-vowel mark is a dash only there: 1ｰ2 is a block number,
 * サンシャインビル2ｰA is not a drawl, コーポ1 keeps its vowel.
 */
export const plainDashes = (text: string): string =>
  text.replace(new RegExp(`(?<=[0-9０-９A-Za-z])[${dashes}](?=[0-9０-９A-Za-z])`, 'g'), '-');
