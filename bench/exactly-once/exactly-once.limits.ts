import { type Limit, showing } from '../limits.ts';

const messages = showing('Contact');

export const limits = {
  messages: {
    what: 'messages lost, or stored more than once',
    bound: 'at most',
    value: 0,
    unit: 'count',
    source: messages('exactly 1,000 messages'),
  },
  mails: {
    what: 'mails not queued, or more than once',
    bound: 'at most',
    value: 0,
    unit: 'count',
    source: messages('each mail queued once'),
  },
  control: {
    what: 'messages too many without the key',
    bound: 'above',
    value: 0,
    unit: 'count',
    source: messages('a control without the key must fail'),
  },
} as const satisfies Record<string, Limit>;
