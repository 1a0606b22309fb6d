import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { WebhookEndpointTable } from '../../db/webhook-schema.ts';

type Database = Kysely<Schema> | Transaction<Schema>;

export interface Endpoint extends Selectable<WebhookEndpointTable> {
  facility_path_name: string | null;
  operator_path_name: string | null;
  /** Of the facility or operator. */
  owner_name: string | null;
}

const endpoints = (db: Database) =>
  db
    .selectFrom('webhook_endpoint')
    .leftJoin('facility', 'facility.id', 'webhook_endpoint.facility_id')
    .leftJoin('corporation', 'corporation.id', 'webhook_endpoint.corporation_id')
    .selectAll('webhook_endpoint')
    .select((row) => [
      'facility.path_name as facility_path_name',
      'corporation.path_name as operator_path_name',
      row.fn.coalesce('facility.name', 'corporation.name').as('owner_name'),
    ]);

export const findEndpoint = (db: Database, id: number): Promise<Endpoint | undefined> =>
  endpoints(db).where('webhook_endpoint.id', '=', id).executeTakeFirst();

export interface EndpointWithCounts extends Endpoint {
  /** Deliveries that wait for a try. */
  waiting: number;
  /** Deliveries that were given up, of the last 30 days. */
  given_up: number;
  last_delivered_at: Date | null;
}

/** All endpoints in the order in which they were added. */
export async function listEndpoints(db: Database): Promise<EndpointWithCounts[]> {
  const rows = await endpoints(db)
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('webhook_delivery')
          .whereRef('endpoint_id', '=', 'webhook_endpoint.id')
          .select((row) => [
            row.fn.count<string>('due_at').as('waiting'),
            row.fn
              .countAll<string>()
              .filterWhere('due_at', 'is', null)
              .filterWhere('delivered_at', 'is', null)
              .as('given_up'),
            row.fn.max('delivered_at').as('last_delivered_at'),
          ])
          .as('delivery'),
      (join) => join.onTrue(),
    )
    .select(['delivery.waiting', 'delivery.given_up', 'delivery.last_delivered_at'])
    .orderBy('webhook_endpoint.id')
    .execute();
  return rows.map((row) => ({ ...row, waiting: Number(row.waiting), given_up: Number(row.given_up) }));
}

/** @returns undefined if no facility, published or not, has the path name */
export const findFacilityId = async (db: Database, pathName: string): Promise<number | undefined> =>
  (await db.selectFrom('facility').select('id').where('path_name', '=', pathName).executeTakeFirst())?.id;

/** @returns undefined if no operator has the path name */
export const findCorporationId = async (db: Database, pathName: string): Promise<number | undefined> =>
  (await db.selectFrom('corporation').select('id').where('path_name', '=', pathName).executeTakeFirst())?.id;
