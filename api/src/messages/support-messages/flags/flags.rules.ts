import type { NewSupportMessage } from '@enerabi/shared/contract';
import type { MessageFlag } from '../../../platform/db/support-message-schema.ts';
import { contactSpans } from './contact-details.rules.ts';
import { fold } from './fold.ts';
import { abuse, accusations } from './harsh-words.rules.ts';
import { nameSpans } from './names.rules.ts';
import { spansOf } from './spans.ts';

/** Nobody chooses four answers and checks them faster. */
const leastSeconds = 3;

type Flagged = Pick<NewSupportMessage, 'support_message_description' | 'form_facts'>;

/**
 * Finds what needs a second look in a message: names of children and staff, how somebody can be reached, insults, and
 * accusations, each with its span, in the order of the text; then signs of a program. It decides nothing: a person
 * reads every message.
 */
export function flagsOf({ support_message_description: text, form_facts }: Flagged): MessageFlag[] {
  const folded = fold(text);
  const spans = [
    ...nameSpans(folded),
    ...contactSpans(folded),
    ...spansOf(folded, abuse).map((span) => ({ kind: 'abuse', span }) as const),
    ...spansOf(folded, accusations).map((span) => ({ kind: 'accusation', span }) as const),
  ].sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
  return [
    ...spans,
    ...(form_facts?.trap ? [{ kind: 'trap' } as const] : []),
    ...(form_facts && form_facts.seconds < leastSeconds ? [{ kind: 'haste' } as const] : []),
  ];
}
