/** A text is one line unless its schema says otherwise. */
export type TextKind = 'line' | 'lines' | 'verbatim';

/**
 * NUL, which PostgreSQL does not store; halves of a surrogate pair, which UTF-8 cannot encode; noncharacters (Unicode
 * 16, section 23.7), which XML cannot contain.
 */
const invalid = /[\0\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** Line breaks of every system, and tabs. */
const breaks = /[\t-\r\u0085\u2028\u2029]+/g;
const otherBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Invisible characters, and those that change how other text looks: control characters (ESC among them), marks that
 * change the direction of writing (U+202E), and formatting characters that are copied along with text (U+200B,
 * U+FEFF). Characters that form another one stay: joiners of emoji, tags of flags, variants of kanji in names (葛󠄀).
 */
const invisible = /[\p{Cc}\p{Bidi_Control}\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

export const isInvalid = (text: string): boolean => invalid.test(text);

/**
 * A text as the site stores it. Invisible characters in pasted text are removed silently, and a line break within one
 * line becomes a space, as in an input field of a browser.
 * @param kind `lines` keeps line breaks (as `\n`) and tabs, `verbatim` everything, since a password must not be
 *   changed
 */
export function cleanText(text: string, kind: TextKind = 'line'): string {
  if (kind === 'verbatim') return text;
  if (kind === 'line') return text.replace(breaks, ' ').replace(invisible, '');
  return text.replace(otherBreaks, '\n').replace(invisible, (sign) => (/[\t\n]/.test(sign) ? sign : ''));
}
