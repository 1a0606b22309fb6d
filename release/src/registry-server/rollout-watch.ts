import { nextAction, readVerdict } from '../judge/index.ts';
import { errorBudget, rolloutWatchMs } from '../limits.ts';
import {
  type AppState,
  abortRollout,
  type Registry,
  RegistryError,
  readHead,
  takeNextStep,
} from '../registry/index.ts';

/** A decision of the watch, for the log. */
export interface WatchDecision {
  app: string;
  kind: 'abort' | 'step';
  candidate: string;
  reason: string;
}

interface WatchSettings {
  registry: Registry;
  now: () => Date;
  onDecision: (decision: WatchDecision) => void;
  /** Called when a look failed, and again when one has succeeded since: a store that is away logs two lines. */
  onFault: (error: Error | undefined) => void;
}

/**
 * Looks after every running rollout once: takes a bad candidate back, and takes planned steps. It can do nothing else:
 * it never promotes, and never publishes.
 * @throws the first error, after it has looked after all
 */
export async function watchOnce({
  registry,
  now,
  onDecision,
}: Omit<WatchSettings, 'onFault'>): Promise<void> {
  const { state } = await readHead(registry);
  const faults: unknown[] = [];
  for (const [app, current] of Object.entries(state.apps))
    try {
      const decision = await actOn(registry, app, current, now());
      if (decision) onDecision(decision);
    } catch (error) {
      // Somebody else has decided in the meantime.
      if (!(error instanceof RegistryError && ['conflict', 'refused'].includes(error.code)))
        faults.push(error);
    }
  if (faults.length > 0) throw faults[0];
}

async function actOn(
  registry: Registry,
  app: string,
  current: AppState,
  now: Date,
): Promise<WatchDecision | undefined> {
  const { rollout, active } = current;
  const judged = await readVerdict(registry, current);
  if (!rollout || !judged) return undefined;
  const action = nextAction(rollout, judged.verdict, now.getTime());
  if (action.kind === 'wait') return undefined;
  const { kind, reason } = action;
  const change = { ...registry, app, expect: active, now, reason };
  const candidate = rollout.candidate;
  if (kind === 'abort') await abortRollout({ ...change, who: errorBudget, expectCandidate: candidate });
  else await takeNextStep({ ...change, who: 'rollout plan' });
  return { app, kind, candidate, reason };
}

/** Watches until it is stopped, one look after the other. @returns stops it */
export function watchRollouts(settings: WatchSettings): () => Promise<void> {
  let isStopped = false;
  let isFailing = false;
  let wake = (): void => {};
  const watching = (async () => {
    while (!isStopped) {
      try {
        await watchOnce(settings);
        if (isFailing) settings.onFault(undefined);
        isFailing = false;
      } catch (error) {
        if (!isFailing) settings.onFault(error as Error);
        isFailing = true;
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, rolloutWatchMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
        if (isStopped) wake();
      });
    }
  })();
  return () => {
    isStopped = true;
    wake();
    return watching;
  };
}
