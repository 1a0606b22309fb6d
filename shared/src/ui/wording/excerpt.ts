/** A shorter remainder is not worth a press. */
const leastRemainder = 20;

/**
 * Cuts a text at the end of a sentence, or at the length itself if no sentence ends in its second half.
 * @param length most characters of the excerpt
 * @returns both parts, which together are the text; `rest` is empty if the text is hardly longer than the excerpt
 */
export function excerptOf(text: string, length: number): { excerpt: string; rest: string } {
  const characters = [...text];
  if (characters.length <= length + leastRemainder) return { excerpt: text, rest: '' };
  const head = characters.slice(0, length).join('');
  const end = Math.max(...['。', '！', '？', '\n'].map((mark) => head.lastIndexOf(mark))) + 1;
  const cut = end > head.length / 2 ? end : head.length;
  return { excerpt: text.slice(0, cut), rest: text.slice(cut) };
}
