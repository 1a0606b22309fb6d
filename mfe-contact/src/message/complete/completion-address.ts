import type { SentCandidateMessage } from '@enerabi/shared/contract';

/** What the completion page says about a message; it comes with the address, so that a reload shows it again. */
export interface Completion {
  reference: string;
  isHeld: boolean;
  isForDesk: boolean;
  /** Of the registration that began along the way. */
  cognito_sub: string | null;
}

const reference = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const sub = /^[0-9a-f-]{36}$/;

/** What an answer says to the sender. */
export const completionFrom = ({
  reference,
  state,
  recipient,
  cognito_sub,
}: SentCandidateMessage): Completion => ({
  reference,
  isHeld: state === 'held',
  isForDesk: recipient === 'desk',
  cognito_sub: cognito_sub ?? null,
});

/** The completion page's query. */
export function completionQuery({ reference, state, recipient, cognito_sub }: SentCandidateMessage): string {
  const query = new URLSearchParams({ reference });
  if (state === 'held') query.set('state', 'held');
  if (recipient === 'desk') query.set('to', 'desk');
  if (cognito_sub) query.set('registration', cognito_sub);
  return query.toString();
}

/** The message's number in a completion page's query. @returns undefined if it names no message */
export function referenceIn(query: URLSearchParams): string | undefined {
  const said = query.get('reference') ?? '';
  return reference.test(said) ? said : undefined;
}

/** Reads the query back. @returns undefined if it names no message */
export function completionOf(query: URLSearchParams): Completion | undefined {
  const said = referenceIn(query);
  if (!said) return undefined;
  const registration = query.get('registration') ?? '';
  return {
    reference: said,
    isHeld: query.get('state') === 'held',
    isForDesk: query.get('to') === 'desk',
    cognito_sub: sub.test(registration) ? registration : null,
  };
}
