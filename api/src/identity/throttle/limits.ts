import { codeLifetimeSeconds } from '../codes/code.rules.ts';
import { slowing, within } from './limit.rules.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * Limits of tries. "A network" is an IPv4 address or an IPv6 /64. A school or a carrier's phones may share one, so
 * that limits of a network alone are generous.
 */
export const limits = {
  /** An account from a network: the first five tries are free, for typing mistakes; then a program gets four an hour. */
  loginFromNetwork: slowing('login', { free: 5, firstSeconds: 30, longestSeconds: 15 * minute }),
  /** A network over all accounts: against few passwords that are tried on many accounts. */
  loginsOfNetwork: within('login_network', 50, 15 * minute),
  /**
   * An account over all networks: against many machines that try one account. Beyond it, only known networks may try.
   */
  loginsOfAccount: within('login_account', 100, hour),
  /** A member's password before something irreversible: somebody who took over an open session must not guess it. */
  passwordOfMember: slowing('confirm', { free: 5, firstSeconds: 30, longestSeconds: 15 * minute }),

  /** Each costs a hash and a mail to any address. */
  registrationsOfNetwork: within('register_network', 60, hour),
  /** Registration mails to one address from one network: using them up leaves some to the owner elsewhere. */
  mailsFromNetwork: within('mail_network', 10, hour),
  /** Mails that strangers can have sent to an address: by registering it, or by moving an account to it. */
  mailsToAddress: within('mail', 30, hour),
  /** In addition to the minute between two of them (`resendAfterSeconds`). */
  resends: within('resend', 5, hour),

  /** There are a million codes: one guess in a hundred thousand succeeds. A new code has new tries. */
  triesOfCode: within('code', 10, codeLifetimeSeconds),
  /** Registering an address again and again yields new codes, but no more tries than these. */
  activationsOfAddress: within('activate_address', 60, hour),
  activationsOfNetwork: within('activate_network', 120, hour),
  /** Names of registrations cannot be guessed: the limit protects the database, and pages poll. */
  lookupsOfNetwork: within('lookup_network', 600, hour),

  forgottenOfNetwork: within('forgot_network', 60, hour),
  /** Beyond it no mail is sent, and the reply does not say so. */
  forgottenOfAddress: within('forgot_address', 5, hour),
  /** A token of 256 bits cannot be guessed; the limit saves hashing. */
  resetsOfNetwork: within('reset_network', 60, hour),
  mailaddressChanges: within('mailaddress', 5, hour),

  /** A family asks several facilities in an evening; more mails than these reach nobody's address unasked. */
  messagesOfAddress: within('message_address', 10, hour),
  /** A company's or a carrier's network has many people. */
  messagesOfNetwork: within('message_network', 60, hour),
  /** More would be a crowd or a program, and more than a facility can answer. */
  messagesToFacility: within('message_facility', 60, hour),

  /** A family books for a few facilities, and may change its mind. */
  bookingsOfAddress: within('booking_address', 20, hour),
  /** Each mails the address, which may be another's. */
  waitsOfAddress: within('wait_address', 20, hour),
  /** Counted even if it is refused, since a refusal may reveal that an address has booked. */
  bookingTriesOfNetwork: within('booking_network', 120, hour),

  /** Parents of one facility may write from its own network on one evening. */
  supportMessagesOfNetwork: within('support_message_network', 30, hour),
  /** More would be a crowd or a program, and more than anybody reads before they are shown. */
  supportMessagesToFacility: within('support_message_facility', 60, hour),
} as const;
