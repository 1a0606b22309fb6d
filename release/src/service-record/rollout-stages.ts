import type { RolloutRecord } from './service-record.schemas.ts';

/** Distinct visitors of a release, and how many of them met at least one failure. */
export interface ArmCounts {
  visits: number;
  failed: number;
}

/** The counts of all servers while a rollout had one weight. */
export interface RolloutStage {
  /** In ten-thousandths of the visitors. */
  weight: number;
  candidate: ArmCounts;
  active: ArmCounts;
}

/** Joins the counts of several servers; a visitor who failed on two of them is one. The lowest weight comes first. */
export function rolloutStages(records: readonly RolloutRecord[]): RolloutStage[] {
  const weights = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return weights
    .sort((a, b) => Number(a) - Number(b))
    .map((weight) => {
      const own = records.flatMap((record) => record[weight] ?? []);
      const joined = (arm: 'candidate' | 'active'): ArmCounts => ({
        visits: own.reduce((sum, stage) => sum + stage[arm].visits, 0),
        failed: new Set(own.flatMap((stage) => stage[arm].failed)).size,
      });
      return { weight: Number(weight), candidate: joined('candidate'), active: joined('active') };
    });
}
