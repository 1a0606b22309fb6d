/** Text and its reading in hiragana; in katakana if the word is: コスモス. */
export interface NameWithReading {
  text: string;
  kana: string;
}

/** `若葉 わかば,さくら`: the reading may be omitted if it equals the text. */
export const namesWithReadings = (list: string): readonly NameWithReading[] =>
  list
    .replace(/\s*,\s*/g, ',')
    .trim()
    .split(',')
    .map((item) => {
      const [text = '', kana = text] = item.split(' ');
      return { text, kana };
    });

export const joined = (...parts: readonly NameWithReading[]): NameWithReading => ({
  text: parts.map(({ text }) => text).join(''),
  kana: parts.map(({ kana }) => kana).join(''),
});
