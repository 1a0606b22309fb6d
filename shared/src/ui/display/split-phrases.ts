/**
 * After a sign, before a bracket, between the parts of メールアドレス, and after a particle before what begins a word: kanji,
 * katakana, Latin, a number, お before kanji. こども園 and お気に入り are single words.
 */
const boundary =
  /(?<=[、。・：！？）」])(?![、。・：！？）」]|(?<=[）」])\p{sc=Hira})|(?<=\p{L})(?=[（「])|(?<=メール)(?=ア)|(?<=[をにはがとでのへや])(?!入)(?=お?[\p{sc=Han}\p{sc=Kana}\p{N}])/u;

/**
 * Splits a heading or label where a line may break (issue 22). Chromium finds more such places by itself; WebKit has none
 * under `word-break: keep-all`, and would break anywhere. The same on the server and in the browser.
 * @returns the parts in their order; joined, they are the text
 */
export const splitPhrases = (text: string): string[] => text.split(boundary);
