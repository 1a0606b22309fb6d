import { type Judgement, parseObject } from '../document/index.ts';
import type { AppState } from '../registry/release-state.ts';
import {
  compareVitals,
  judgementOf,
  merged,
  rolloutStages,
  serviceFile,
  type VitalComparison,
} from '../service-record/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { judge, type Verdict } from './verdict.ts';

export interface JudgedRollout {
  verdict: Verdict;
  /** Measurements of browsers with both releases. They decide nothing: most sites have too few visits for that. */
  vitals: VitalComparison[];
}

/**
 * Judges the candidate of an app by what all shell servers have written to the store.
 * @returns undefined without a rollout
 */
export async function readVerdict(
  { store, environment }: { store: ReleaseStore; environment: string },
  { active, rollout }: Pick<AppState, 'active' | 'rollout'>,
): Promise<JudgedRollout | undefined> {
  if (!rollout) return undefined;
  const texts = await store.readServiceFiles(environment).catch(() => []);
  const files = texts.flatMap((text) => serviceFile.safeParse(parseObject(text)).data ?? []);
  const vitals = compareVitals(files.flatMap(({ vitals = {} }) => vitals[rollout.id] ?? []));
  const findingSince = (release: string): Judgement | undefined => {
    const finding = judgementOf(merged(files.flatMap(({ releases }) => releases[release] ?? [])));
    return finding && Date.parse(finding.at) >= Date.parse(rollout.startedAt) ? finding : undefined;
  };
  const verdict = judge(rolloutStages(files.map(({ rollouts = {} }) => rollouts[rollout.id] ?? {})), {
    candidate: findingSince(rollout.candidate)?.standing,
    active: findingSince(active)?.standing,
  });
  return { verdict, vitals };
}
