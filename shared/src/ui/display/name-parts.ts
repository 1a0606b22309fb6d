/** Words of many names of facilities and operators; each is a part of its own. */
const kind = [
  '(?:(?:幼保連携|地方裁量|幼稚園|保育所)型)?認定こども園|[こ子]ども(?:園|の家|の国|の森)?',
  '(?:小規模|家庭的|事業所内|企業主導型|院内|乳児|夜間|一時|附属|付属)?保育(?:(?:事業)?[所園室]|事業|施設|ルーム|センター|スクール|ハウス)',
  '(?:附属|付属)?幼[稚児保]園|託児(?:[所室]|ルーム)|児童(?:センター|館|園)|ほいくえん|ようちえん|ナーサリー',
  '(?:社会福祉|学校|宗教|医療|一般社団|一般財団|公益社団|公益財団|特定非営利活動)法人|(?:株式|有限|合同)会社',
].join('|');
const kinds = new RegExp(`(${kind})`, 'u');

/** The municipality that runs a facility (下松市立), or that stands before the name of a place (横浜市馬場). */
const municipality = '^[\\p{sc=Han}ヶケ]{1,6}立|^\\p{sc=Han}{2,3}市(?=\\p{sc=Han}{2})';

/** Runs of one script. One kana between kanji belongs to their run: 虹ノ丘, 光が丘, 三ヶ島. */
const runs = [
  municipality,
  '第[\\p{Nd}一二三四五六七八九十]+',
  '[\\p{sc=Han}々〆](?:[\\p{sc=Han}々〆]|[のノがガヶケツ](?=\\p{sc=Han}))*',
  '\\p{sc=Hira}[\\p{sc=Hira}ー－]*',
  '\\p{sc=Kana}[\\p{sc=Kana}ー－]*',
  "[\\p{sc=Latin}\\p{Nd}.'’&＆＋+-]+",
  '.',
].join('|');
const run = new RegExp(runs, 'gsu');

const opens = /^[\p{Ps}\p{Pi}≪]+$/u;
/** What follows a part without a break: space, signs, and numbers. */
const closes = /^[\s\p{Pe}\p{Pf}\p{Po}\p{Sm}\p{Pd}・ー〜～≫\p{Nd}]+$/u;

/**
 * Splits a proper name, as of a facility, an operator or a station, where a line may break: between its known words and
 * where its script changes, never after a single letter (R10, issue 22). The same on the server and in the browser.
 * @returns the parts in their order; joined, they are the name
 */
export function nameParts(name: string): string[] {
  const parts: string[] = [];
  let isOpen = true;
  for (const piece of name.split(kinds).flatMap((text, at) => (at % 2 ? [text] : (text.match(run) ?? [])))) {
    const isShort = !opens.test(piece) && (piece.length === 1 || closes.test(piece));
    if (parts.length > 0 && (isOpen || isShort)) parts[parts.length - 1] += piece;
    else parts.push(piece);
    const last = parts.at(-1) as string;
    isOpen = opens.test(last.slice(-1)) || (last.length === 1 && !closes.test(last));
  }
  return parts;
}
