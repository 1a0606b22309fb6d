/**
 * Full-width digits, letters and ASCII signs to half-width (０９Ａ－ → 09A-), the ideographic space to a space.
 * Kana and kanji stay as they are: NFKC would also rewrite ㈱, ① and half-width kana.
 */
export const toHalfWidth = (text: string): string =>
  text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replaceAll('　', ' ');

/** Half-width katakana to full-width, with voice marks joined (ﾎｲｸｴﾝ → ホイクエン); nothing else changes. */
export const toFullWidthKana = (text: string): string =>
  text.replace(/[｡-ﾟ]+/g, (kana) => kana.normalize('NFKC'));
