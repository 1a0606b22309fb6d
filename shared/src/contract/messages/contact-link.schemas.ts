import * as z from 'zod/mini';
import { contactLinkKinds } from '../../constants/index.ts';
import { integer } from '../parameters.ts';

const contactLink = z.object({
  kind: z.enum(contactLinkKinds),
  /** Path and query on this site, loaded as a document (R2); null where `url` leads elsewhere. */
  path: z.nullable(z.string()),
  /** `tel:`, `http:` or `https:`. */
  url: z.nullable(z.string()),
  /** Tells several of a kind apart: a post's title, a number as it is published. */
  name: z.nullable(z.string()),
});

export const getFacilityContactLink = {
  query: z.strictObject({ facility_id: integer(1, 2_147_483_647) }),
  reply: z.object({
    /** Whether people who are no members may send an inquiry. */
    ask_onetime: z.boolean(),
    /** In the order in which they are offered. */
    links: z.array(contactLink),
  }),
};

export type ContactLink = z.output<typeof contactLink>;
export type FacilityContactLink = z.output<typeof getFacilityContactLink.reply>;
