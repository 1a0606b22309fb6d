import type { Standing } from '../document/index.ts';
import {
  alarmEvidence,
  allowedFailures,
  doubtEvidence,
  minimumAlarmVisits,
  minimumStepVisits,
} from '../limits.ts';
import type { ArmCounts, RolloutStage } from '../service-record/index.ts';
import { evidence } from './e-process.ts';

/**
 * `roll_back`: the candidate is clearly worse. `hold`: it looks worse, but that may be chance. `not_yet`: too few visits
 * to say anything. `pass`: enough visits, and no sign of a fault.
 */
export type Decision = 'roll_back' | 'hold' | 'not_yet' | 'pass';

/** A judgement of a candidate, with the figures that decided. */
export interface Verdict {
  decision: Decision;
  /** 1 says nothing; from `threshold` on, the candidate is taken back. */
  evidence: number;
  threshold: number;
  /** All weights together. */
  candidate: ArmCounts;
  active: ArmCounts;
  /** The reason, in one sentence. */
  because: string;
}

/** Findings of servers about both releases since the rollout began; undefined where they have none. */
export interface CircuitFindings {
  candidate: Standing | undefined;
  active: Standing | undefined;
}

/**
 * Judges a candidate by the visits of both releases at the same time. It never says that a release is good: that is for
 * a person to decide.
 */
export function judge(stages: readonly RolloutStage[], circuits: CircuitFindings): Verdict {
  const candidate = sum(stages.map((stage) => stage.candidate));
  const active = sum(stages.map((stage) => stage.active));
  const value = evidence(stages, allowedShare(active));
  const figures = { evidence: value, threshold: alarmEvidence, candidate, active };
  const said = (decision: Decision, because: string): Verdict => ({ decision, ...figures, because });
  const counts = `${ofVisits(candidate)} failed with the candidate, ${ofVisits(active)} with the active release`;
  // A machine that is too busy for both releases opens both circuits.
  if (circuits.candidate === 'faulty' && circuits.active !== 'faulty')
    return said('roll_back', `a server has stopped asking it for pages, since too many failed (${counts})`);
  if (candidate.visits < minimumAlarmVisits)
    return said('not_yet', `${candidate.visits} of the ${minimumAlarmVisits} visits that a finding needs`);
  if (value >= alarmEvidence) return said('roll_back', counts);
  if (value >= doubtEvidence) return said('hold', `it looks worse, which may be chance: ${counts}`);
  if (candidate.visits < minimumStepVisits)
    return said('not_yet', `${candidate.visits} of the ${minimumStepVisits} visits that a next step needs`);
  return said('pass', counts);
}

/**
 * The share of failed visits that a candidate may have where everybody gets it: twice what the active release had beside
 * it at lower weights, and never less than the site allows.
 */
const allowedShare = ({ failed, visits }: ArmCounts): number =>
  visits < minimumStepVisits ? allowedFailures : Math.max(allowedFailures, (2 * (failed + 1)) / visits);

const ofVisits = ({ failed, visits }: ArmCounts): string => `${failed} of ${visits} visits`;

const sum = (arms: readonly ArmCounts[]): ArmCounts => ({
  visits: arms.reduce((total, { visits }) => total + visits, 0),
  failed: arms.reduce((total, { failed }) => total + failed, 0),
});

/** The figures as people read them: `evidence 153 of 20`. */
export const evidenceText = ({ evidence: value, threshold }: Verdict): string =>
  `evidence ${value >= 1_000 ? 'above 1000' : value.toPrecision(2)} of ${threshold}`;
