import type { ArmCounts, RolloutStage } from '../service-record/index.ts';

/** How much more often a bad candidate may fail than the active release: the alternatives that the test weighs. */
const ratios = [1.5, 2, 3, 5, 10] as const;

/**
 * The evidence that a candidate fails more often than the active release beside it: an e-process, so that it may be
 * looked at after every visit. If the candidate is as good, it ever reaches 1/a with a probability of at most a (Ville's
 * inequality). 1 says nothing. Only counts of the same time are compared, so a busy hour or a slow API harms both alike.
 * At a weight without an active release beside it, the candidate's failures are held against a share that is allowed.
 * Sources: Lindon and Malek, NeurIPS 2022 (arXiv 2011.03567); Turner and Grünwald (arXiv 2302.11401).
 * @param allowedShare of failed visits, where there is nothing to compare with
 */
export const evidence = (stages: readonly RolloutStage[], allowedShare: number): number =>
  // Each weight has its own share of visits: the product of the factors stays valid.
  Math.exp(stages.reduce((sum, stage) => sum + logOfStage(stage, allowedShare), 0));

function logOfStage({ candidate, active }: RolloutStage, allowedShare: number): number {
  if (candidate.visits === 0) return 0;
  return active.visits === 0 ? logAgainstShare(candidate, allowedShare) : logAgainst(candidate, active);
}

function logAgainst(candidate: ArmCounts, active: ArmCounts): number {
  const share = candidate.visits / (candidate.visits + active.visits);
  return logOfMean(
    ratios.map((ratio) => {
      const expected = (share * ratio) / (share * ratio + 1 - share);
      return (
        candidate.failed * Math.log(expected / share) + active.failed * Math.log((1 - expected) / (1 - share))
      );
    }),
  );
}

function logAgainstShare({ visits, failed }: ArmCounts, allowedShare: number): number {
  const expected = visits * allowedShare;
  return logOfMean(ratios.map((ratio) => failed * Math.log(ratio) - (ratio - 1) * expected));
}

/** The logarithm of the mean of exponentials, without overflow. */
function logOfMean(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / logs.length);
}
