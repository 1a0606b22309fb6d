const han = '\\p{sc=Han}';
/** Words of many names of facilities and operators; each is a part of its own. */
const kind = `認定こども園|[こ子]ども園?|保育[所園室]|幼[稚児]園|ナーサリー|${han}+(?:法人|会社)`;

/** Letters that stay together up to the next known word. */
const run = (letters: string): string => `|(?:(?!${kind})${letters})+`;

/**
 * A known word, the municipality that runs a facility (下松市立), a city before the name of a place (横浜市馬場), or a run of
 * one script; with the brackets before it, and with signs, spaces and numbers after it. One kana between kanji belongs to
 * their run: 虹ノ丘, 光が丘, 三ヶ島.
 */
const part = new RegExp(
  `[\\p{Ps}≪]*(?:${kind}|^${han}+?(?:[都県市区町村]立|市(?=${han}{2}))${run(`(?:${han}|(?<=${han})[のノがヶケ](?=${han}))`)}${run('[\\p{sc=Hira}ー]')}${run('[\\p{sc=Kana}ー－]')}${run('\\p{sc=Latin}')}|.)(?:[^\\p{L}\\p{Ps}≪]|ー)*`,
  'gsu',
);

/**
 * Splits a proper name, as of a facility, an operator or a station, where a line may break: between its known words and
 * where its script changes, never after a single letter (issue 22). The same on the server and in the browser.
 * @returns the parts in their order; joined, they are the name
 */
export function nameParts(name: string): string[] {
  const parts = [''];
  for (const next of name.match(part) ?? []) {
    const last = parts.pop() as string;
    if (last[1] && next[1]) parts.push(last, next);
    else parts.push(last + next);
  }
  return parts;
}
