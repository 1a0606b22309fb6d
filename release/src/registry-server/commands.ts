import { z } from 'zod';
import { releaseId } from '../document/index.ts';
import {
  type AppChange,
  abortRollout,
  changeRollout,
  disable,
  drill,
  enable,
  lock,
  type Probe,
  parseSteps,
  promote,
  RegistryError,
  retire,
  rollBack,
  rollOutStored,
  takeNextStep,
  unlock,
} from '../registry/index.ts';
import type { Scope } from '../tokens/index.ts';

/** Steps of a rollout as people write them: `10:15,50:30,100`. */
export const steps = z.string().transform((text, context) => {
  try {
    return parseSteps(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

/** The fields of a command; each command takes those that it needs. */
export const commandInput = z.strictObject({
  reason: z.string().trim().max(2_000).optional(),
  /** The release that the caller saw active. */
  expect: releaseId.optional(),
  /** The release that the caller saw being rolled out. */
  candidate: releaseId.optional(),
  /** The release that the command is about. */
  release: releaseId.optional(),
  steps: steps.optional(),
});
export type CommandInput = z.output<typeof commandInput>;

interface CommandContext extends AppChange {
  probe: Probe;
}

interface ServedCommand {
  scope: Scope;
  run: (context: CommandContext, input: CommandInput) => Promise<object>;
}

function needed<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new RegistryError('refused', `\`${name}\` is missing`);
  return value;
}

/** The commands that the service carries out, as the command line does. */
export const commands: Readonly<Record<string, ServedCommand>> = {
  rollback: {
    scope: 'rollback',
    run: (context, { release: to, candidate }) => rollBack({ ...context, to, expectCandidate: candidate }),
  },
  abort: {
    scope: 'rollback',
    run: (context, { candidate }) => abortRollout({ ...context, expectCandidate: candidate }),
  },
  promote: {
    scope: 'promote',
    run: (context, { candidate }) => promote({ ...context, expectCandidate: candidate }),
  },
  rollout: {
    scope: 'publish',
    run: (context, { release, steps: given }) => {
      const to = needed(given, 'steps');
      return release ? rollOutStored(context, to, release) : changeRollout(context, () => to);
    },
  },
  step: { scope: 'publish', run: takeNextStep },
  pause: { scope: 'rollback', run: (context) => changeRollout(context, () => ({ isPaused: true })) },
  resume: { scope: 'publish', run: (context) => changeRollout(context, () => ({ isPaused: false })) },
  disable: { scope: 'operate', run: disable },
  enable: { scope: 'operate', run: enable },
  lock: { scope: 'operate', run: lock },
  unlock: { scope: 'operate', run: unlock },
  retire: {
    scope: 'operate',
    run: (context, { release }) => retire({ ...context, release: needed(release, 'release') }),
  },
  drill: { scope: 'operate', run: (context, { release }) => drill({ ...context, release }) },
};
