import { overlap, type Span, spansOf } from './spans.ts';

export type ContactKind = 'mailaddress' | 'url' | 'phone' | 'address';

const mailaddress = /[\w.%+-]+ ?(?:@|\(at\)|\[at\]|アットマーク) ?[a-z\d-]+(?: ?(?:\.|ドット) ?[a-z\d-]+)+/gi;
const url =
  /(?:h?ttps?:\/\/|www\.)[^\s「」『』（）()、。]+|(?<![\w.@-])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|info|biz|jp|tokyo|shop|site|online|xyz|top|me|io|tv|cc|ru|cn|app|blog|link)(?![a-z])(?:\/[^\s「」、。]*)?/gi;
/** Ten or eleven digits that begin with 0 or +81, with separators between them. */
const phone =
  /(?<![\d-])(?:\+81[- ]?(?:\(0\))?|\(0(?=\d{1,4}\))|0)\d(?:[-() .・]{0,2}\d){7,9}(?![\d-]|[- ]\d)/g;
const digits = '[\\d〇一二三四五六七八九十]';
const address = new RegExp(
  [
    // A postal code; a phone number has more digits around it.
    `〒 ?\\d{3}-?\\d{4}|(?<![\\d-])\\d{3}-\\d{4}(?![\\d-])`,
    // 花岡市緑町3-5, 緑が丘2丁目5番
    `[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ヶケ]{1,12}(?<!平成|令和|昭和)${digits}{1,4}(?:丁目|番地|番)${digits}{1,4}(?:番?地?[-の]?${digits}{1,4})*(?:番地?|号)?`,
    `[\\p{sc=Han}ヶケ]{0,12}[市区町村郡台丘](?:[\\p{sc=Han}ヶケ]{0,8})\\d{1,4}-\\d{1,4}(?:-\\d{1,4})*(?![\\d歳才時分月年])`,
    `${digits}{1,4}番地(?:の?${digits}{1,4})?`,
    `[\\p{sc=Han}\\p{sc=Kana}ー]{2,12}(?:マンション|アパート|ハイツ|コーポ|団地) ?[a-z]?\\d{1,4}号?室?`,
  ].join('|'),
  'giu',
);

const patterns: readonly (readonly [ContactKind, RegExp])[] = [
  ['mailaddress', mailaddress],
  ['url', url],
  ['phone', phone],
  ['address', address],
];

/** Ways to reach or to find somebody. Of overlapping ones, the first kind of the table counts. @param text folded */
export function contactSpans(text: string): { kind: ContactKind; span: Span }[] {
  const taken: { kind: ContactKind; span: Span }[] = [];
  for (const [kind, pattern] of patterns)
    for (const span of spansOf(text, pattern))
      if (!taken.some((one) => overlap(one.span, span))) taken.push({ kind, span });
  return taken;
}
