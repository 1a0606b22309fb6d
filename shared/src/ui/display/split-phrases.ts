/**
 * After a sign, between the parts of メールアドレス, and after a particle or a verb before what begins a word: kanji, katakana,
 * a number, お before kanji.
 */
const boundary =
  /(?<=[、。・？）」])(?![、。）」]|(?<=[）」])\p{sc=Hira})|(?<=ル)(?=アド)|(?<=[をにはがとでのらたる])(?=お?[\p{sc=Han}\p{sc=Kana}\p{N}])/u;

/**
 * Splits a heading or label where a line may break (issue 22). Chromium finds more such places by itself; WebKit has none
 * under `word-break: keep-all`, and would break anywhere. The same on the server and in the browser.
 * @returns the parts in their order; joined, they are the text
 */
export const splitPhrases = (text: string): string[] => text.split(boundary);
