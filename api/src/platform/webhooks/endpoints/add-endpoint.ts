import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { AddressPolicy } from '../network/address.rules.ts';
import { urlFault } from '../network/target.rules.ts';
import { WebhookError } from '../webhook-error.ts';
import { findCorporationId, findFacilityId } from './endpoint.queries.ts';
import { insertEndpoint } from './endpoint.writes.ts';
import { newSecret, sealSecret, secretText } from './endpoint-secret.ts';

/** Path name of a facility, or of an operator. */
export type EndpointOwner = { facility: string } | { operator: string };

export interface AddedEndpoint {
  id: number;
  /** `whsec_…`, in clear text for the only time. */
  secret: string;
}

interface Adding {
  owner: EndpointOwner;
  url: string;
  /** Seals the secret. */
  key: Buffer;
  policy: AddressPolicy;
  now: Date;
}

/** @throws WebhookError if the URL may not be called, the owner is not known, or has an endpoint with this URL */
export async function addEndpoint(
  db: Kysely<Schema>,
  { owner, url, key, policy, now }: Adding,
): Promise<AddedEndpoint> {
  const fault = urlFault(url, policy);
  if (fault) throw new WebhookError(`--url ${url} ${fault}; give the receiver's public https:// address.`);
  const { href } = new URL(url);
  const secret = newSecret();
  const id = await insertEndpoint(db, {
    ...(await idsOf(db, owner)),
    url: href,
    secret: sealSecret(key, href, secret),
    now,
  });
  if (id === undefined)
    throw new WebhookError(
      `${href} is an endpoint already; see \`webhooks list\`, or \`webhooks rotate\` its secret.`,
    );
  return { id, secret: secretText(secret) };
}

async function idsOf(db: Kysely<Schema>, owner: EndpointOwner) {
  if ('facility' in owner) {
    const facility_id = await findFacilityId(db, owner.facility);
    if (facility_id === undefined)
      throw new WebhookError(
        `No facility has the path name ${owner.facility}; take it from its page's address, /f/….`,
      );
    return { facility_id, corporation_id: null };
  }
  const corporation_id = await findCorporationId(db, owner.operator);
  if (corporation_id === undefined)
    throw new WebhookError(
      `No operator has the path name ${owner.operator}; take it from its page's address.`,
    );
  return { facility_id: null, corporation_id };
}
