import type { RolloutPlan } from './release-state.ts';

/** The weight of a rollout, in ten-thousandths of the visitors, as people write it: `12.5 %`. */
export const percent = (weight: number): string => `${weight / 100} %`;

const step = /^(\d{1,3}(?:\.\d{1,2})?)(?::(\d{1,5}))?$/;

/**
 * Reads the steps of a rollout: `10` is 10 % of the visitors until somebody changes it; `10:15,50:30,100` is 10 % for 15
 * minutes, 50 % for 30 minutes, and then all of them.
 * @throws Error with a sentence that says how to mend it
 */
export function parseSteps(text: string): Pick<RolloutPlan, 'weight' | 'plan'> {
  const steps = text.split(',').map((part) => {
    const [, share, minutes] = step.exec(part.trim()) ?? [];
    if (share === undefined || Number(share) > 100)
      throw new Error(`\`${part}\` is no step: write a percentage and minutes, such as 10:15,50:30,100`);
    return {
      weight: Math.round(Number(share) * 100),
      minutes: minutes === undefined ? null : Number(minutes),
    };
  });
  const plan = steps.slice(1).map(({ weight }, at) => {
    const minutes = steps[at]?.minutes;
    if (!minutes)
      throw new Error(`\`${text}\`: every step but the last needs its minutes, such as 10:15,50:30,100`);
    return { weight, afterMinutes: minutes };
  });
  return { weight: steps[0]?.weight ?? 0, plan };
}
