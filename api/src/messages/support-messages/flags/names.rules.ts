import { nameLength } from './name-words.ts';
import type { Span } from './spans.ts';

/**
 * A run of one script and then a form of address: 花子ちゃん, タロウくん, ゆみ先生. A kanji and its reading may follow
 * one another in a name (美さき), so that kanji before hiragana belong to the run.
 */
const addressed =
  /(?<before>[\p{sc=Han}々〆]{1,4}|[ァ-ヶー・]{1,10}|[ぁ-ゖー]{1,6})(?<title>ちゃん|チャン|くん|クン|君(?![\p{sc=Han}])|先生|せんせい|センセイ)/gu;

/** Names of children and staff, with their form of address. @param text folded */
export const nameSpans = (text: string): { kind: 'name'; span: Span }[] =>
  [...text.matchAll(addressed)].flatMap(({ index, 0: match, groups }) => {
    const { before = '', title = '' } = groups ?? {};
    const end = index + match.length;
    const found = { before, title, left: text.slice(0, index), right: text.slice(end) };
    const length = nameLength(found);
    return length > 0 ? [{ kind: 'name' as const, span: [end - title.length - length, end] as const }] : [];
  });
