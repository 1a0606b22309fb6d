import { type Limit, showing } from '../limits.ts';

const accounts = showing('Accounts');

export const limits = {
  perSecond: {
    what: 'logins a second on one core',
    bound: 'at least',
    value: 30,
    unit: 'requests/s',
    source: accounts('30 logins per second on one core with Argon2id at OWASP’s recommended cost'),
  },
  otherPages: {
    what: "other pages' p99 with 30 logins a second, against none",
    bound: 'at most',
    value: 1.5,
    unit: 'x',
    source: accounts("without slowing other pages' p99 by more than 1.5x"),
  },
} as const satisfies Record<string, Limit>;
