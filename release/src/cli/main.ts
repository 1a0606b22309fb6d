import { readConfiguration } from '@enerabi/shared/server/configuration';
import { Command } from 'commander';
import { addAvailabilityCommands } from './availability.command.ts';
import { addCheckApiCommand } from './check-api.command.ts';
import { addCollectGarbageCommand } from './collect-garbage.command.ts';
import { addDrillCommand } from './drill.command.ts';
import { addPackCommand } from './pack.command.ts';
import { addPreviewCommand } from './preview.command.ts';
import { addProbeStoreCommand } from './probe-store.command.ts';
import { addPublishCommand } from './publish.command.ts';
import { openClient } from './remote/open-client.ts';
import { addRemoteCommands } from './remote/remote-commands.ts';
import { addReproduceCommand } from './reproduce.command.ts';
import { addRollbackCommand } from './rollback.command.ts';
import { addRolloutCommands } from './rollout.command.ts';
import { addStatusCommand } from './status.command.ts';
import { runProgram } from './terminal/run-program.ts';
import { addTokenCommands } from './token.command.ts';
import { addVerifyCommands } from './verify.command.ts';

const program = new Command('npm run release --').description(
  'Publish, roll out, roll back, drill and look at releases. The store is DATA_DIR/releases, or behind RELEASE_REGISTRY.',
);

/** With RELEASE_REGISTRY a team works through the registry service, without the store and its key. */
const registry = process.env.RELEASE_REGISTRY?.trim();
if (registry)
  addRemoteCommands(program, {
    open: () => {
      const { RELEASE_REGISTRY: address, RELEASE_TOKEN: token } = readConfiguration(process.env);
      return openClient(address, token);
    },
  });
else {
  addPublishCommand(program);
  addRollbackCommand(program);
  addRolloutCommands(program);
  addAvailabilityCommands(program);
  addDrillCommand(program);
  addPreviewCommand(program);
  addStatusCommand(program);
  addVerifyCommands(program);
  addCheckApiCommand(program);
  addReproduceCommand(program);
  addCollectGarbageCommand(program);
  addTokenCommands(program);
  addProbeStoreCommand(program);
  addPackCommand(program);
}

await runProgram(program);
