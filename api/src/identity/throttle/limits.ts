import { codeLifetimeSeconds } from '../codes/code.rules.ts';
import { slowing, within } from './limit.rules.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * Limits of tries. "A network" is an IPv4 address or an IPv6 /64; behind one there may be a school, or the phones of
 * a carrier, so a limit for it alone is generous.
 */
export const limits = {
  /** An account from a network: a typing mistake costs nothing, a program gets four tries an hour. */
  loginFromNetwork: slowing('login', { free: 5, firstSeconds: 30, longestSeconds: 15 * minute }),
  /** A network over all accounts: few passwords, tried on many. */
  loginsOfNetwork: within('login_network', 50, 15 * minute),
  /** An account over all networks: many machines that try one. Beyond it, known addresses alone may. */
  loginsOfAccount: within('login_account', 100, hour),
  /** A member's password before something that cannot be taken back: who took over an open session must not guess it. */
  passwordOfMember: slowing('confirm', { free: 5, firstSeconds: 30, longestSeconds: 15 * minute }),

  /** Each costs a hash and a mail to anybody. */
  registrationsOfNetwork: within('register_network', 60, hour),
  /** Mail to an address that registering from one network brings: who uses it up leaves some to the owner elsewhere. */
  mailsFromNetwork: within('mail_network', 10, hour),
  /** Mail that strangers can have sent to an address: registering, and moving an account to it. */
  mailsToAddress: within('mail', 30, hour),
  /** Besides the minute between two of them (`resendAfterSeconds`). */
  resends: within('resend', 5, hour),

  /** There are a million codes: one try in a hundred thousand succeeds. A new code has new tries. */
  triesOfCode: within('code', 10, codeLifetimeSeconds),
  /** A caller who registers an address anew, again and again, gets new codes, but no more tries for it than these. */
  activationsOfAddress: within('activate_address', 60, hour),
  activationsOfNetwork: within('activate_network', 120, hour),
  /** Names of registrations cannot be guessed: this is for the database's sake, and pages ask again and again. */
  lookupsOfNetwork: within('lookup_network', 600, hour),

  forgottenOfNetwork: within('forgot_network', 60, hour),
  /** Beyond it no mail is sent, and nobody is told. */
  forgottenOfAddress: within('forgot_address', 5, hour),
  /** A token of 256 bits cannot be guessed; what is spared are hashes. */
  resetsOfNetwork: within('reset_network', 60, hour),
  mailaddressChanges: within('mailaddress', 5, hour),
} as const;
