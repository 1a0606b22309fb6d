/** The features of specification section 2 that come one after the other. */
export interface Capabilities {
  /** Booking a visit to a facility, and the member's list of booked visits. */
  readonly visitBooking: boolean;
  /** Sending an inquiry to a facility: enrolment, general and other contact. */
  readonly inquiry: boolean;
  /** Writing a support message; they can be read without it. */
  readonly supportMessagePosting: boolean;
  /** The job section, a post's own page, job inquiries and favourite jobs. */
  readonly jobBoard: boolean;
  /** The list of operators and an operator's page. */
  readonly operators: boolean;
  /** An event's own page. */
  readonly events: boolean;
}
export type Capability = keyof Capabilities;

/**
 * Decides what the site offers (R7.3). A feature switches its line to true in the change that completes it; links, badges,
 * filters, sections, the sitemap and mails ask this table.
 */
export const capabilities: Capabilities = {
  visitBooking: false,
  inquiry: false,
  supportMessagePosting: false,
  jobBoard: false,
  operators: false,
  events: false,
};

/** Paths that a capability brings. They are tried in this order: the job inquiry is no inquiry of a parent. */
const paths: readonly [Capability, RegExp][] = [
  ['jobBoard', /^\/(job|job_top|mypage\/favorite\/job)$/],
  ['jobBoard', /^\/f\/[^/]+\/job\//],
  ['jobBoard', /^\/contact\/[^/]+\/job_contact_/],
  ['inquiry', /^\/contact\//],
  ['supportMessagePosting', /^\/support_message\//],
  ['visitBooking', /^\/one_stop\//],
  ['operators', /^\/o(\/|$)/],
  ['events', /^\/[^/]+\/e\//],
];

/**
 * Finds what must be switched on before anything may lead to an address.
 * @param address path, with or without a query
 * @returns undefined where the address belongs to the site as it always is
 */
export const capabilityOf = (address: string): Capability | undefined => {
  const [path = ''] = address.split(/[?#]/);
  return paths.find(([, pattern]) => pattern.test(path))?.[0];
};

/** @returns whether a link may lead to this address of the site */
export const isOffered = (address: string, can: Capabilities = capabilities): boolean => {
  const needed = capabilityOf(address);
  return needed === undefined || can[needed];
};
