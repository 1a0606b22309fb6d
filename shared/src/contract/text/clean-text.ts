/** A text is one line unless its schema says otherwise. */
export type TextKind = 'line' | 'lines' | 'verbatim';

/**
 * NUL, which PostgreSQL does not store; halves of a surrogate pair, which UTF-8 cannot say; code points that are no
 * characters (Unicode 16, section 23.7), which XML cannot say.
 */
const invalid = /[\0\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** Line breaks of every system, and tabs. */
const breaks = /[\t-\r\u0085\u2028\u2029]+/g;
const otherBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Signs that cannot be seen, and those that make other text look different: control characters (ESC among them), marks that turn the
 * direction of writing (U+202E), and formatting characters that come along when text is copied (U+200B, U+FEFF). Those
 * stay that make another character: joiners of emoji, tags of flags, variants of kanji in names (葛󠄀).
 */
const invisible = /[\p{Cc}\p{Bidi_Control}\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

export const isInvalid = (text: string): boolean => invalid.test(text);

/**
 * A text as the site keeps it. Who pastes a name means its letters: what cannot be seen goes without a word, and a line
 * break within one line becomes a space, as an input field of a browser would have it.
 * @param kind `lines` keeps line breaks (as `\n`) and tabs, `verbatim` everything, since a password is nobody's to change
 */
export function cleanText(text: string, kind: TextKind = 'line'): string {
  if (kind === 'verbatim') return text;
  if (kind === 'line') return text.replace(breaks, ' ').replace(invisible, '');
  return text.replace(otherBreaks, '\n').replace(invisible, (sign) => (/[\t\n]/.test(sign) ? sign : ''));
}
