const hiraganaToKatakana = 0x60;

/** カタカナ to ひらがな, character by character; ー and whatever else is not katakana stays. */
export const toHiragana = (text: string): string =>
  text.replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - hiraganaToKatakana));

/** ひらがな to カタカナ, character by character; whatever else is not hiragana stays. */
export const toKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + hiraganaToKatakana));

/** Full-width katakana with ー, ・ and spaces: how a reading is stored (domain section 6). */
export const isKatakana = (text: string): boolean => /^[ァ-ヺー・　 ]+$/.test(text) && /[ァ-ヺ]/.test(text);

/** みすゞ is read ミスズ: such a mark repeats the kana before it, ヾ with a voice mark. */
const withoutMarks = (katakana: string): string =>
  katakana.replace(/([ァ-ヺ])([ヽヾ])/g, (_, kana: string, mark: string) => {
    const [unvoiced = ''] = kana.normalize('NFD');
    return kana + `${unvoiced}${mark === 'ヾ' ? '\u3099' : ''}`.normalize('NFC');
  });

/**
 * Reads a name's reading as it is stored: hiragana and half-width katakana are accepted, full-width katakana comes
 * out, edges trimmed.
 * @returns undefined where it is not a reading at all (kanji, digits, empty)
 */
export function readingOf(text: string): string | undefined {
  const reading = withoutMarks(toKatakana(text.normalize('NFKC')).trim());
  return isKatakana(reading) ? reading : undefined;
}
