import type { Command } from 'commander';
import { wholeNumber } from '../../command/whole-number.ts';
import { addEndpoint, type EndpointOwner } from '../endpoints/add-endpoint.ts';
import { listEndpoints } from '../endpoints/endpoint.queries.ts';
import { deleteEndpoint, disableEndpoint, enableEndpoint } from '../endpoints/endpoint.writes.ts';
import { rotateSecret } from '../endpoints/rotate-secret.ts';
import { policyOf } from '../network/policy.ts';
import { endpointJson, endpointsText, ownerText } from './webhook.text.ts';
import { type CommandContext, endpointOf, runWebhooks, subcommand, wrongUsage } from './webhook-command.ts';

interface Flags {
  json?: boolean;
}

interface AddFlags extends Flags {
  facility?: string;
  operator?: string;
  url: string;
}

const onlyNow = "This is the only time it is shown; hand it to the receiver's team by a safe way.";

const ownerOf = ({ facility, operator }: AddFlags, command: Command): EndpointOwner => {
  if (facility && !operator) return { facility };
  if (operator && !facility) return { operator };
  return wrongUsage(command, 'an endpoint is of one facility or operator; give --facility or --operator.');
};

const add = (context: CommandContext) => (flags: AddFlags, command: Command) => {
  const owner = ownerOf(flags, command);
  return runWebhooks(context, flags.json, async ({ db, settings }) => {
    const { id, secret } = await addEndpoint(db, {
      owner,
      url: flags.url,
      key: await context.keyOf(settings),
      policy: policyOf(settings),
      now: new Date(),
    });
    const endpoint = await endpointOf(db, id);
    return {
      json: { ...endpointJson(endpoint), secret },
      text: `Webhook endpoint ${id} of ${ownerText(endpoint)}: ${endpoint.url}\n${secret}\n${onlyNow} \`webhooks test ${id}\` sends it a test event.`,
    };
  });
};

const list =
  (context: CommandContext) =>
  ({ json }: Flags) =>
    runWebhooks(context, json, async ({ db }) => {
      const endpoints = await listEndpoints(db);
      return {
        json: endpoints.map((endpoint) => ({
          ...endpointJson(endpoint),
          waiting: endpoint.waiting,
          given_up: endpoint.given_up,
          last_delivered_at: endpoint.last_delivered_at,
        })),
        text: endpointsText(endpoints),
      };
    });

const rotate =
  (context: CommandContext) =>
  (id: number, { overlap, json }: Flags & { overlap: number }) =>
    runWebhooks(context, json, async ({ db, settings }) => {
      const endpoint = await endpointOf(db, id);
      const key = await context.keyOf(settings);
      const { secret, until } = await rotateSecret(db, endpoint, {
        key,
        overlapHours: overlap,
        now: new Date(),
      });
      const both =
        overlap > 0
          ? `Until ${until.toISOString()} webhooks are signed with the old one, too.`
          : 'The old one signs no more.';
      return {
        json: { id, secret, previous_secret_until: until },
        text: `Webhook endpoint ${id} has a new secret. ${both}\n${secret}\n${onlyNow}`,
      };
    });

const disable =
  (context: CommandContext) =>
  (id: number, { reason, json }: Flags & { reason: string }) =>
    runWebhooks(context, json, async ({ db }) => {
      await endpointOf(db, id);
      const stopped = await db
        .transaction()
        .execute((transaction) => disableEndpoint(transaction, { id, reason, now: new Date() }));
      return {
        json: { id, changed: stopped !== undefined, given_up: stopped ?? 0 },
        text:
          stopped === undefined
            ? `Webhook endpoint ${id} is disabled already.`
            : `Webhook endpoint ${id} is disabled; ${stopped} waiting webhooks are given up. Events from now on are not kept for it.`,
      };
    });

const enable =
  (context: CommandContext) =>
  (id: number, { json }: Flags) =>
    runWebhooks(context, json, async ({ db }) => {
      await endpointOf(db, id);
      const changed = await enableEndpoint(db, id);
      return {
        json: { id, changed },
        text: changed
          ? `Webhook endpoint ${id} is enabled. \`webhooks replay --endpoint ${id}\` sends what was given up.`
          : `Webhook endpoint ${id} is enabled already.`,
      };
    });

const remove =
  (context: CommandContext) =>
  (id: number, { json }: Flags) =>
    runWebhooks(context, json, async ({ db }) => {
      const endpoint = await endpointOf(db, id);
      await deleteEndpoint(db, id);
      return {
        json: endpointJson(endpoint),
        text: `Webhook endpoint ${id} of ${ownerText(endpoint)} is removed, with its deliveries.`,
      };
    });

/** Adds the commands about endpoints to the group `webhooks`. */
export function endpointCommands(group: Command, context: CommandContext): void {
  const number = wholeNumber(1);
  subcommand(group, 'add', 'Add an endpoint; its secret is shown once.')
    .option('--facility <path name>', 'events of this facility')
    .option('--operator <path name>', 'events of all facilities of this operator')
    .requiredOption('--url <url>', 'the public https:// address of the receiver')
    .action(add(context));
  subcommand(group, 'list', 'List endpoints, with what waits and what was given up.').action(list(context));
  subcommand(group, 'rotate', 'Give an endpoint a new secret; for a while both sign.')
    .argument('<endpoint>', 'its number', number)
    .option(
      '--overlap <hours>',
      'how long the old one signs, too; 0 if it has leaked',
      wholeNumber(0, 720),
      24,
    )
    .action(rotate(context));
  subcommand(group, 'disable', 'Call an endpoint no more.')
    .argument('<endpoint>', 'its number', number)
    .option('--reason <text>', 'shown by list', 'by command')
    .action(disable(context));
  subcommand(group, 'enable', 'Call a disabled endpoint again.')
    .argument('<endpoint>', 'its number', number)
    .action(enable(context));
  subcommand(group, 'remove', 'Remove an endpoint with its deliveries.')
    .argument('<endpoint>', 'its number', number)
    .action(remove(context));
}
