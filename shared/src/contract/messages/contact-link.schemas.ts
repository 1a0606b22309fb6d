import * as z from 'zod/mini';
import { contactLinkKinds } from '../../constants/index.ts';
import { integer } from '../parameters.ts';

const contactLink = z.object({
  kind: z.enum(contactLinkKinds),
  /** Path and query on this site, loaded as a document (R2); null if `url` is elsewhere. */
  path: z.nullable(z.string()),
  /** `tel:`, `http:` or `https:`. */
  url: z.nullable(z.string()),
  /** Distinguishes links of one kind: a post's title, a number as published. */
  name: z.nullable(z.string()),
});

export const getFacilityContactLink = {
  query: z.strictObject({ facility_id: integer(1, 2_147_483_647) }),
  reply: z.object({
    /** Whether visitors who are not members may send an inquiry. */
    ask_onetime: z.boolean(),
    /** The kinds that it answers, as specification section 3 lists them; all where it permits all (R4.3). Optional for one release. */
    candidate_contact_kinds: z.optional(z.array(z.object({ facility_candidate_contact_kind_id: z.int() }))),
    /** In display order. */
    links: z.array(contactLink),
  }),
};

export type ContactLink = z.output<typeof contactLink>;
export type FacilityContactLink = z.output<typeof getFacilityContactLink.reply>;
