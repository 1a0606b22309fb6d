import { type Command, InvalidArgumentError } from 'commander';
import {
  type AppChange,
  type AppChangeResult,
  abortRollout,
  changeRollout,
  parseSteps,
  percent,
  promote,
  RegistryError,
  type RolloutSteps,
  rollOutStored,
  takeNextStep,
} from '../registry/index.ts';
import { type AppOptions, appChange, runAppChange, withAppOptions } from './app-command.ts';

interface RolloutOptions extends AppOptions {
  to?: RolloutSteps;
  next?: true;
  pause?: true;
  resume?: true;
}

/** The steps of an option; Commander reports what is wrong with them. */
export function stepsOption(text: string): RolloutSteps {
  try {
    return parseSteps(text);
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
}

export function addRolloutCommands(program: Command): void {
  withAppOptions(
    program
      .command('rollout')
      .description('Give a release to a part of the visitors, or change how many get it.')
      .argument('<app>', 'shell or a remote, such as mfe-search')
      .argument('[release]', 'a release of the store (default: the one that is being rolled out)')
      .option('--to <steps>', 'percent of the visitors, or timed steps: 10:15,50:30,100', stepsOption)
      .option('--next', 'take the next planned step now')
      .option('--pause', 'take no further step by itself; the visitors keep what they have')
      .option('--resume', 'take the planned steps again'),
  ).action(rollOut);
  withAppOptions(
    program
      .command('promote')
      .description('Give the release that is being rolled out to everybody; the former one stays behind it.')
      .argument('<app>', 'shell or a remote, such as mfe-search')
      .option('--candidate <release>', 'refuse unless this release is being rolled out'),
  ).action((app: string, options: AppOptions & { candidate?: string }) =>
    runAppChange(
      options,
      async () => promote({ ...(await appChange(app, options)), expectCandidate: options.candidate }),
      ({ release, version }) => `${app} now runs ${release} (${version}) for everybody`,
    ),
  );
  withAppOptions(
    program
      .command('abort')
      .description('Take the release that is being rolled out from everybody; it is retired.')
      .argument('<app>', 'shell or a remote, such as mfe-search')
      .option('--candidate <release>', 'refuse unless this release is being rolled out'),
  ).action((app: string, options: AppOptions & { candidate?: string }) =>
    runAppChange(
      options,
      async () => abortRollout({ ...(await appChange(app, options)), expectCandidate: options.candidate }),
      ({ active, version, aborted }) =>
        `${app} runs ${active} (${version}) for everybody again, ${aborted} is retired`,
    ),
  );
}

async function rollOut(app: string, release: string | undefined, options: RolloutOptions): Promise<void> {
  const wishes = [options.to, options.next, options.pause, options.resume].filter(Boolean);
  if (wishes.length !== 1)
    throw new RegistryError('refused', 'give one of --to, --next, --pause and --resume');
  let weight = '';
  await runAppChange(
    options,
    async () => {
      const change = await appChange(app, options);
      const { result, said } = await rolloutChange(change, release, options);
      weight = said;
      return result;
    },
    ({ release: candidate, version }) => `${app} ${candidate} (${version}) ${weight}`,
  );
}

async function rolloutChange(
  change: AppChange,
  release: string | undefined,
  { to, next, pause }: RolloutOptions,
): Promise<{ result: AppChangeResult; said: string }> {
  if (to) {
    const result = await (release ? rollOutStored(change, to, release) : changeRollout(change, () => to));
    return { result, said: rolloutText(to) };
  }
  if (next) return { result: await takeNextStep(change), said: 'took its next step' };
  const isPaused = pause === true;
  const result = await changeRollout(change, () => ({ isPaused }));
  return { result, said: isPaused ? 'takes no further step by itself' : 'takes its planned steps again' };
}

/** Describes the present weight and the planned steps. */
export function rolloutText({ weight, plan }: RolloutSteps): string {
  const next = plan.map((step) => `${percent(step.weight)} after ${step.afterMinutes} min`);
  const now =
    weight === 0 ? 'is kept ready, and nobody gets it yet' : `goes to ${percent(weight)} of the visitors`;
  return next.length > 0 ? `${now}; then ${next.join(', ')}` : now;
}
