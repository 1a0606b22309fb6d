import type { Command } from 'commander';
import { wholeNumber } from '../../command/whole-number.ts';
import { policyOf } from '../network/policy.ts';
import { findDeliveries, listDeliveries } from '../sending/delivery.queries.ts';
import { replayDeliveries } from '../sending/replay.ts';
import { sendTest } from '../sending/send-test.ts';
import { WebhookError } from '../webhook-error.ts';
import { deliveriesText, deliveryJson } from './webhook.text.ts';
import {
  type CommandContext,
  endpointOf,
  runWebhooks,
  subcommand,
  type WebhookRun,
  wrongUsage,
} from './webhook-command.ts';

interface Flags {
  json?: boolean;
}

const deliveries =
  (context: CommandContext) => (endpoint: number, flags: Flags & { limit: number; undelivered?: boolean }) =>
    runWebhooks(context, flags.json, async ({ db }) => {
      await endpointOf(db, endpoint);
      const rows = await listDeliveries(db, {
        endpointId: endpoint,
        limit: flags.limit,
        isUndelivered: flags.undelivered ?? false,
      });
      return { json: rows.map(deliveryJson), text: deliveriesText(rows) };
    });

interface ReplayFlags extends Flags {
  endpoint?: number;
  days: number;
}

const dayMs = 86_400_000;

const replay = (context: CommandContext) => (ids: number[], flags: ReplayFlags, command: Command) => {
  const { endpoint, days } = flags;
  if (ids.length > 0 === (endpoint !== undefined))
    wrongUsage(command, 'what to replay is either numbers of deliveries or --endpoint; give one of the two.');
  return runWebhooks(context, flags.json, async ({ db }) => {
    const replayed =
      endpoint === undefined ? await replayIds(db, ids) : await replayEndpoint(db, endpoint, days);
    return {
      json: { replayed },
      text: `${replayed} webhooks are sent again, each with its webhook-id, while the API runs.`,
    };
  });
};

async function replayIds(db: WebhookRun['db'], ids: number[]): Promise<number> {
  const known = await findDeliveries(db, ids);
  const missing = ids.find((id) => !known.some((delivery) => delivery.id === id));
  if (missing !== undefined)
    throw new WebhookError(
      `There is no webhook delivery ${missing}; \`webhooks deliveries\` shows those there are.`,
    );
  const disabled = known.find(({ disabled_at }) => disabled_at !== null);
  if (disabled) throw new WebhookError(isDisabled(disabled.endpoint_id));
  return replayDeliveries(db, { ids }, new Date());
}

async function replayEndpoint(db: WebhookRun['db'], endpointId: number, days: number): Promise<number> {
  if ((await endpointOf(db, endpointId)).disabled_at) throw new WebhookError(isDisabled(endpointId));
  const now = new Date();
  return replayDeliveries(db, { endpointId, since: new Date(now.getTime() - days * dayMs) }, now);
}

const isDisabled = (endpoint: number): string =>
  `Webhook endpoint ${endpoint} is disabled, nothing is sent again; \`webhooks enable ${endpoint}\` first.`;

const test = (context: CommandContext) => (id: number, flags: Flags) =>
  runWebhooks(context, flags.json, async ({ db, settings }) => {
    const endpoint = await endpointOf(db, id);
    const sending = {
      db,
      key: await context.keyOf(settings),
      policy: policyOf(settings),
      clock: () => new Date(),
    };
    const { status, fault, delivery } = await sendTest(sending, endpoint);
    return {
      json: { endpoint: id, delivery, status, error: fault },
      isFailure: fault !== null,
      text: fault
        ? `The test event was not taken by ${endpoint.url}: ${fault}.`
        : `The test event was taken by ${endpoint.url} with status ${status}.`,
    };
  });

/** Adds the commands about deliveries to the group `webhooks`. */
export function deliveryCommands(group: Command, context: CommandContext): void {
  const number = wholeNumber(1);
  const numbers = (text: string, before: number[] = []) => [...before, number(text)];
  subcommand(group, 'deliveries', 'List deliveries to an endpoint of the last 30 days, newest first.')
    .argument('<endpoint>', 'its number', number)
    .option('--limit <number>', 'how many', wholeNumber(1, 10_000), 20)
    .option('--undelivered', 'only those that were not taken')
    .action(deliveries(context));
  subcommand(group, 'replay', 'Send deliveries again, with the same webhook-id.')
    .argument('[delivery...]', 'their numbers', numbers, [])
    .option('--endpoint <endpoint>', 'all that this endpoint has not taken', number)
    .option('--days <number>', 'with --endpoint: of how many days', wholeNumber(1, 30), 30)
    .action(replay(context));
  subcommand(group, 'test', 'Send a test event now, and say what came of it.')
    .argument('<endpoint>', 'its number', number)
    .action(test(context));
}
