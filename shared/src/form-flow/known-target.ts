import { facilityByPath } from '@enerabi/shared/client';
import type { FacilityDetail } from '@enerabi/shared/contract';
import type { LoaderArgs } from '@enerabi/shared/kernel';

/** So long a tab does not ask again: whether a message is taken, the API decides when it arrives. */
export const trustedForMs = 10 * 60_000;

interface Known<Target> {
  /** As `draftName`. */
  name: string;
  target: Target;
  /** Milliseconds since the epoch. */
  loadedAt: number;
}

/** What a flow of this tab is about. A server knows nothing from one request to the next. */
export interface KnownTarget<Target> {
  get: (name: string) => Known<Target> | undefined;
  set: (known: Known<Target>) => void;
  forget: () => void;
}

export function knownTarget<Target>(): KnownTarget<Target> {
  let known: Known<Target> | undefined;
  return {
    get: (name) => (known?.name === name ? known : undefined),
    set: (next) => {
      if (typeof document !== 'undefined') known = next;
    },
    forget: () => {
      known = undefined;
    },
  };
}

interface Source<Target> {
  load: (args: LoaderArgs) => Promise<Target>;
  draftName: (args: LoaderArgs) => string;
  known: KnownTarget<Target>;
}

/**
 * Loads what the address names anew. A server that does not answer stops nobody whose tab knows it.
 * @throws as `load`
 */
export async function loadAnew<Target>(flow: Source<Target>, args: LoaderArgs): Promise<Target> {
  const name = flow.draftName(args);
  try {
    const target = await flow.load(args);
    flow.known.set({ name, target, loadedAt: Date.now() });
    return target;
  } catch (failure) {
    const known = flow.known.get(name);
    if (known && isUnanswered(failure)) return known.target;
    throw failure;
  }
}

/**
 * What the address names, as this tab knows it, so that a step waits for no answer on a slow line.
 * @throws as `load`
 */
export async function targetOf<Target>(flow: Source<Target>, args: LoaderArgs): Promise<Target> {
  const known = flow.known.get(flow.draftName(args));
  const isTrusted = known && Date.now() - known.loadedAt < trustedForMs;
  return isTrusted ? known.target : loadAnew(flow, args);
}

/** The facility alone: a completion shows no more of its target. @throws as `facilityByPath` */
export const facilityOf = async <Target extends { facility: FacilityDetail }>(
  flow: Source<Target>,
  args: LoaderArgs,
): Promise<FacilityDetail> =>
  flow.known.get(flow.draftName(args))?.target.facility ?? (await facilityByPath(args));

/** Whether the server said nothing of the target: a call's script may be missing as well as its answer. */
function isUnanswered(failure: unknown): boolean {
  if (failure instanceof Response) return false;
  const { status = 500 } = (failure as { init?: { status?: number } }).init ?? {};
  return status >= 500;
}
