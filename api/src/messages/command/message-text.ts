import { contactKinds } from '@enerabi/shared/constants';
import { oneLine } from '../../platform/command/one-line.ts';
import type { ListedMessage } from '../candidate-messages/message-list.queries.ts';

export const kindNames = (ids: readonly number[]): string[] =>
  contactKinds.filter(({ id }) => ids.includes(id)).map(({ name }) => name);

const deliveries = {
  none: 'passed on to nobody',
  waiting: 'mail waits',
  sent: 'mail sent',
  failed: 'mail could not be delivered',
  unknown: 'mailed more than 30 days ago',
} as const;

const stateOf = ({ state, recipient, delivery }: ListedMessage): string =>
  state === 'queued' ? `${recipient}: ${deliveries[delivery]}` : state;

/** One line for each message. */
export const listText = (messages: readonly ListedMessage[]): string =>
  messages.length === 0
    ? 'No messages.'
    : messages
        .map((message) =>
          [message.reference, message.sent_at, stateOf(message), message.facility_path_name]
            .concat(oneLine(message.facility_name), message.spam_signs.join(','))
            .filter(Boolean)
            .join('  '),
        )
        .join('\n');

/** Everything of a message. */
export function messageText(message: ListedMessage): string {
  const { candidate_information: candidate, preferred_dates } = message;
  const lines: [string, string][] = [
    ['reference', message.reference],
    ['sent', `${message.sent_at} (Japan), by ${message.is_member ? 'a member' : 'a visitor'}`],
    ['state', stateOf(message)],
    ['signs of spam', message.spam_signs.join(', ')],
    ['rejected because', message.rejected_reason ?? ''],
    [
      'facility',
      `${message.facility_name} (${message.facility_path_name})${message.is_demo ? ', invented' : ''}`,
    ],
    ['phones', message.facility_phones.join(', ')],
    ['posting', message.job_posting_title ?? ''],
    ['kinds', kindNames(message.contact_kind_ids).join(', ')],
    ['name', [candidate.last_name, candidate.first_name].filter(Boolean).join(' ')],
    ['mail', message.mailaddress],
    ['phone', candidate.phone_number ?? ''],
    ['dates', preferred_dates.map((date) => `${date.preferred_date} ${date.start_time}`).join(', ')],
    ['children', (candidate.children ?? []).map(({ birthday }) => birthday ?? '?').join(', ')],
  ];
  return [
    ...lines.filter(([, text]) => text !== '').map(([label, text]) => `${label.padEnd(18)}${oneLine(text)}`),
    '',
    ...message.content.split('\n').map((line) => `> ${oneLine(line)}`),
  ].join('\n');
}
