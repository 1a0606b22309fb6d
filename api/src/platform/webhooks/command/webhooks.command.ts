import type { Command } from 'commander';
import { deliveryCommands } from './delivery.commands.ts';
import { endpointCommands } from './endpoint.commands.ts';
import type { CommandContext } from './webhook-command.ts';

const help = `
An endpoint is an address of a facility's or an operator's own system, which is called when something
happens there. docs/guides/webhooks.md is for those who write the receiver.

Examples:
  npm run data -- webhooks add --facility hikari-hoikuen --url https://example.jp/webhooks
  npm run data -- webhooks test 1
  npm run data -- webhooks deliveries 1 --undelivered
  npm run data -- webhooks replay --endpoint 1

Exit codes: 0 done, or nothing to change; 1 it could not be done, or a test event was not taken; 2 wrong
usage. Every command takes --json.`;

/** Adds `webhooks …` to the program of data commands. */
export function webhooksCommand(program: Command, context: CommandContext): void {
  const group = program
    .command('webhooks')
    .description('Systems of facilities and operators that are told of events: add, test, look, send again.')
    .addHelpText('after', help);
  endpointCommands(group, context);
  deliveryCommands(group, context);
}
