const hiraganaToKatakana = 0x60;

/** カタカナ to ひらがな, character by character; ー and whatever else is not katakana stays. */
export const toHiragana = (text: string): string =>
  text.replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - hiraganaToKatakana));

/** ひらがな to カタカナ, character by character; whatever else is not hiragana stays. */
export const toKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + hiraganaToKatakana));

/** Full-width katakana with ー, ・ and spaces: how a reading is stored (domain section 6). */
export const isKatakana = (text: string): boolean => /^[ァ-ヺー・　 ]+$/.test(text) && /[ァ-ヺ]/.test(text);

/** ひらがな with ー, ・ and spaces. */
export const isHiragana = (text: string): boolean => /^[ぁ-ゖー・　 ]+$/.test(text) && /[ぁ-ゖ]/.test(text);

/**
 * What a visitor or a dataset gives as a reading, as it is stored: hiragana and half-width katakana are accepted,
 * full-width katakana comes out, edges trimmed.
 * @returns undefined where it is not a reading at all (kanji, digits, empty)
 */
export function readingOf(text: string): string | undefined {
  const reading = toKatakana(text.normalize('NFKC')).trim();
  return isKatakana(reading) ? reading : undefined;
}
