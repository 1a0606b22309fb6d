import type { ReleaseDocument } from '@enerabi/release/document';
import type { RolloutRecord } from '@enerabi/release/service-record';

/** As the release package limits them. */
export interface VisitLimits {
  visits: number;
  failed: number;
}

interface Arm {
  /** Visits that an earlier process of this server counted. */
  former: number;
  seen: Set<number>;
  failed: Set<number>;
}
type ArmName = 'candidate' | 'active';
type Stage = Record<ArmName, Arm>;

const hex = (hash: number): string => hash.toString(16).padStart(8, '0');

/**
 * Counts the visits of running rollouts on this server: distinct visitors of the candidate and of the active release,
 * and those who met at least one failure. A visit with ten failures is one, or a single bad page that is loaded again
 * and again would look like many.
 */
export class RolloutVisits {
  readonly #limits: VisitLimits;
  /** Stages by weight, by rollout. */
  readonly #rollouts = new Map<string, Map<number, Stage>>();
  #listener: () => void = () => {};

  constructor(limits: VisitLimits, former: Record<string, RolloutRecord> = {}) {
    this.#limits = limits;
    for (const [id, stages] of Object.entries(former))
      for (const [weight, { candidate, active }] of Object.entries(stages))
        this.#stagesOf(id).set(Number(weight), { candidate: armOf(candidate), active: armOf(active) });
  }

  /** @param listener called after each change */
  onChange(listener: () => void): void {
    this.#listener = listener;
  }

  /** @param hash of the visitor in this rollout */
  count(rollout: { id: string; weight: number }, arm: ArmName, hash: number, hasFailed: boolean): void {
    const stages = this.#stagesOf(rollout.id);
    const stage = stages.get(rollout.weight) ?? { candidate: armOf(), active: armOf() };
    stages.set(rollout.weight, stage);
    const { seen, failed } = stage[arm];
    const isNew = !seen.has(hash);
    if (isNew && seen.size >= this.#limits.visits) return;
    seen.add(hash);
    const isNewFailure = hasFailed && !failed.has(hash) && failed.size < this.#limits.failed;
    if (isNewFailure) failed.add(hash);
    if (isNew || isNewFailure) this.#listener();
  }

  /** Forgets rollouts that have ended. */
  follow({ apps }: ReleaseDocument): void {
    const running = new Set(Object.values(apps).map(({ rollout }) => rollout?.id));
    for (const id of this.#rollouts.keys()) if (!running.has(id)) this.#rollouts.delete(id);
  }

  get all(): Record<string, RolloutRecord> {
    return Object.fromEntries(
      [...this.#rollouts].map(([id, stages]) => [
        id,
        Object.fromEntries(
          [...stages].map(([weight, { candidate, active }]) => [
            String(weight),
            { candidate: recordOf(candidate), active: recordOf(active) },
          ]),
        ),
      ]),
    );
  }

  #stagesOf(id: string): Map<number, Stage> {
    const stages = this.#rollouts.get(id) ?? new Map<number, Stage>();
    this.#rollouts.set(id, stages);
    return stages;
  }
}

const armOf = (record: RolloutRecord[string][ArmName] = { visits: 0, failed: [] }): Arm => {
  const failed = new Set(record.failed.map((hash) => Number.parseInt(hash, 16)));
  // Those who failed are known by their hash, and are not counted again.
  return { former: record.visits - failed.size, seen: new Set(failed), failed };
};

const recordOf = ({ former, seen, failed }: Arm): RolloutRecord[string][ArmName] => ({
  visits: former + seen.size,
  failed: [...failed].map(hex),
});
