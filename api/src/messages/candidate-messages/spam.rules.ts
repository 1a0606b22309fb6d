import type { CandidateMessage } from '@enerabi/shared/contract';
import type { NewMessage } from './new-message.rules.ts';

/** What speaks for a program or an advertisement, with its weight. */
const weights = {
  trap_filled: 3,
  markup_link: 3,
  link_in_name: 3,
  too_fast: 2,
  many_links: 2,
  some_links: 1,
  no_japanese: 1,
} as const;
export type SpamSign = keyof typeof weights;

/** A message that weighs as much waits for a person. One sign that people give, too, is not enough. */
const heldFrom = 3;
/** Nobody fills in and checks a form faster. */
const leastSeconds = 3;

const link = /https?:\/\/|www\.|[a-z\d-]+\.(?:com|net|org|info|biz|xyz|top|shop|ru|cn)\b/gi;
const markup = /<a\s|\[url|\[link/i;
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Finds the signs of a message. @param facts of the form; without them nothing is known of how it was filled in */
export function spamSigns(
  {
    content,
    candidate,
  }: Pick<NewMessage, 'content'> & {
    candidate: Pick<NewMessage['candidate'], 'last_name' | 'first_name' | 'school_name' | 'department_name'>;
  },
  facts: CandidateMessage['form_facts'],
): SpamSign[] {
  const { last_name, first_name, school_name, department_name } = candidate;
  const links = content.match(link)?.length ?? 0;
  const signs: Record<SpamSign, boolean> = {
    trap_filled: (facts?.trap ?? '') !== '',
    markup_link: markup.test(content),
    link_in_name: [last_name, first_name, school_name, department_name].some(
      (name) => name.search(link) >= 0,
    ),
    too_fast: facts !== undefined && facts.seconds < leastSeconds,
    many_links: links >= 4,
    some_links: links === 2 || links === 3,
    no_japanese: !japanese.test(content),
  };
  return (Object.keys(signs) as SpamSign[]).filter((sign) => signs[sign]);
}

/** Whether a message with these signs waits for a person before it is passed on. */
export const isHeld = (signs: readonly SpamSign[]): boolean =>
  signs.reduce((sum, sign) => sum + weights[sign], 0) >= heldFrom;
