import { wallClockInJapan } from '@enerabi/shared/clock';
import { childClasses, supportMessageRecommendKinds } from '@enerabi/shared/constants';
import type { MessageFlag } from '../../../platform/db/support-message-schema.ts';
import type { Decided } from './moderate.writes.ts';
import type { ModeratedMessage } from './moderated.queries.ts';

/** Signs around a flagged span, which no keyboard has. */
const [open, close] = ['⟦', '⟧'];

/** A text with its flagged spans marked; overlapping ones are one. */
export function marked(text: string, flags: readonly MessageFlag[]): string {
  const isMarked = Array.from({ length: text.length }, (_, at) =>
    flags.some(({ span }) => span && span[0] <= at && at < span[1]),
  );
  return [...isMarked.keys()]
    .map((at) => {
      const begins = isMarked[at] && !isMarked[at - 1] ? open : '';
      const ends = isMarked[at] && !isMarked[at + 1] ? close : '';
      return `${begins}${text[at]}${ends}`;
    })
    .join('');
}

const nameOf = ({ id, reference }: { id: number; reference: string | null }): string =>
  reference ?? String(id);

const kindsOf = (flags: readonly MessageFlag[]): string =>
  [...new Set(flags.map(({ kind }) => kind))].join(', ');

/** One message: a line of what it is, one of its flags and its decision, then its text. */
export function messageText(message: ModeratedMessage): string {
  const { flags, rejected_reason, rejected_note, moderated_at } = message;
  const facts = [
    nameOf(message),
    message.state,
    `${wallClockInJapan(message.created_at).slice(0, 16)} JST`,
    `${message.facility_name} (${message.facility_path_name})`,
    childClasses[message.child_class_id],
    message.parent_age_text,
    supportMessageRecommendKinds[message.support_message_recommend_kind_id],
  ];
  const decision = moderated_at && `decided ${wallClockInJapan(moderated_at).slice(0, 16)} JST`;
  const why = rejected_reason && `${rejected_reason}${rejected_note ? `: ${rejected_note}` : ''}`;
  const notes = [flags.length > 0 && `look at: ${kindsOf(flags)}`, decision, why].filter(Boolean);
  const description = marked(message.support_message_description, flags) || '(no text)';
  return [
    facts.filter(Boolean).join('  '),
    ...(notes.length > 0 ? [`  ${notes.join('; ')}`] : []),
    ...description.split('\n').map((line) => `  | ${line}`),
  ].join('\n');
}

export const listText = (messages: readonly ModeratedMessage[], limit: number): string => {
  if (messages.length === 0) return 'No messages.';
  const more = messages.length === limit ? `The first ${limit}; --limit shows more.` : '';
  return [...messages.map(messageText), ...(more ? [more] : [])].join('\n\n');
};

export const decidedText = (decided: readonly Decided[]): string =>
  decided
    .map((one) =>
      one.before === one.after
        ? `${nameOf(one)} was ${one.after} already`
        : `${nameOf(one)} is ${one.after} (was ${one.before})`,
    )
    .join('\n');
