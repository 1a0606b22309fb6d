const hiraganaToKatakana = 0x60;

/** カタカナ to ひらがな, character by character; ー and other characters stay. */
export const toHiragana = (text: string): string =>
  text.replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - hiraganaToKatakana));

/** ひらがな to カタカナ, character by character; other characters stay. */
export const toKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + hiraganaToKatakana));

/** Full-width katakana with ー, ・ and spaces: the stored form of a reading (domain section 6). */
export const isKatakana = (text: string): boolean => /^[ァ-ヺー・　 ]+$/.test(text) && /[ァ-ヺ]/.test(text);

/** Expands iteration marks, as in みすゞ (ミスズ): they repeat the kana before them, ヾ with a voice mark. */
const withoutMarks = (katakana: string): string =>
  katakana.replace(/([ァ-ヺ])([ヽヾ])/g, (_, kana: string, mark: string) => {
    const [unvoiced = ''] = kana.normalize('NFD');
    return kana + `${unvoiced}${mark === 'ヾ' ? '\u3099' : ''}`.normalize('NFC');
  });

/**
 * Converts a name's reading to its stored form: hiragana and half-width katakana are accepted, and become full-width
 * katakana without surrounding spaces.
 * @returns undefined if it is not a reading (kanji, digits, empty)
 */
export function readingOf(text: string): string | undefined {
  const reading = withoutMarks(toKatakana(text.normalize('NFKC')).trim());
  return isKatakana(reading) ? reading : undefined;
}
