import type { Endpoint, EndpointWithCounts } from '../endpoints/endpoint.queries.ts';
import { stateOf } from '../sending/delivery.queries.ts';
import type { Delivery } from '../sending/delivery.writes.ts';

/** @returns a comparable time, `2026-11-21 04:20:05 UTC`; `-` for none */
const time = (instant: Date | null): string =>
  instant ? `${instant.toISOString().slice(0, 19).replace('T', ' ')} UTC` : '-';

/** Aligns columns by spaces; the last one may be of any length. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const ownerText = ({ facility_path_name, operator_path_name }: Endpoint): string =>
  facility_path_name ? `facility ${facility_path_name}` : `operator ${operator_path_name}`;

export const endpointsText = (endpoints: readonly EndpointWithCounts[]): string =>
  endpoints.length === 0
    ? 'There are no webhook endpoints; `webhooks add` makes one.'
    : columns([
        ['ID', 'OF', 'STATE', 'WAITING', 'GIVEN UP', 'LAST DELIVERED', 'URL'],
        ...endpoints.map((endpoint) => [
          String(endpoint.id),
          ownerText(endpoint),
          endpoint.disabled_at ? `disabled: ${endpoint.disabled_reason}` : 'enabled',
          String(endpoint.waiting),
          String(endpoint.given_up),
          time(endpoint.last_delivered_at),
          endpoint.url,
        ]),
      ]);

export const deliveriesText = (deliveries: readonly Delivery[]): string =>
  deliveries.length === 0
    ? 'There are no such deliveries.'
    : columns([
        ['ID', 'STATE', 'CREATED', 'TYPE', 'TRIES', 'NEXT TRY', 'WEBHOOK-ID', 'LAST ERROR'],
        ...deliveries.map((delivery) => [
          String(delivery.id),
          stateOf(delivery).replace('_', ' '),
          time(delivery.created_at),
          delivery.event_type,
          String(delivery.attempts),
          time(delivery.due_at),
          delivery.webhook_id,
          delivery.last_error ?? '',
        ]),
      ]);

export const endpointJson = (endpoint: Endpoint) => ({
  id: endpoint.id,
  facility: endpoint.facility_path_name,
  operator: endpoint.operator_path_name,
  url: endpoint.url,
  created_at: endpoint.created_at,
  disabled_at: endpoint.disabled_at,
  disabled_reason: endpoint.disabled_reason,
});

export const deliveryJson = ({ endpoint_id: endpoint, body, ...delivery }: Delivery) => ({
  ...delivery,
  endpoint,
  state: stateOf(delivery),
  body: JSON.parse(body),
});
