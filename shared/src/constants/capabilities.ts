/** The features of specification section 2 that are added one after another. */
export interface Capabilities {
  /** Booking a visit to a facility, and the member's list of booked visits. */
  readonly visitBooking: boolean;
  /** Sending an inquiry to a facility: enrolment, general and other contact. */
  readonly inquiry: boolean;
  /** Writing a support message; they can be read without it. */
  readonly supportMessagePosting: boolean;
  /** The job section, a post's own page and favourite jobs. */
  readonly jobBoard: boolean;
  /** Asking about a job posting, and applying for it. */
  readonly jobContact: boolean;
  /** The list of operators and an operator's page. */
  readonly operators: boolean;
  /** The list of a prefecture's events, and an event's page. */
  readonly events: boolean;
}
export type Capability = keyof Capabilities;

/**
 * Decides what the site offers (R7.3). The change that completes a feature switches its line to true; links, badges,
 * filters, sections, the sitemap and mails read this table.
 */
export const capabilities: Capabilities = {
  visitBooking: true,
  inquiry: true,
  supportMessagePosting: true,
  jobBoard: true,
  jobContact: true,
  operators: true,
  events: true,
};

/** Addresses of a capability. The order matters: a job inquiry is not a parent's inquiry. */
const addresses: readonly [Capability, RegExp][] = [
  [
    'jobBoard',
    /^\/(job(_top)?|f\/[^/?]+\/job|mypage\/favorite\/job|(map_search|railway_search\/[^?]+)\?.*\bcollection=jobs)\b/,
  ],
  ['jobContact', /^\/contact\/[^/]+\/job_contact_/],
  ['inquiry', /^\/contact\//],
  ['supportMessagePosting', /^\/support_message\//],
  ['visitBooking', /^\/one_stop\//],
  ['operators', /^\/o\b/],
  // Not a facility or an operator with the path name `e`.
  ['events', /^\/(?![fo]\/)[^/?]+\/e\b/],
];

/**
 * Finds the capability that an address needs.
 * @param address path, with or without a query and a fragment; the query tells the map and the railway search of postings
 * @returns undefined if the address needs none
 */
export const capabilityOf = (address: string): Capability | undefined =>
  addresses.find(([, pattern]) => pattern.test(address))?.[0];

/** @returns whether a link may lead to this address of the site */
export const isOffered = (address: string, can: Capabilities = capabilities): boolean => {
  const needed = capabilityOf(address);
  return needed === undefined || can[needed];
};
