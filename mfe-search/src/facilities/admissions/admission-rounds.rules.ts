import type { AdmissionRound } from '@enerabi/shared/contract';

/**
 * The round to apply in next.
 * @param rounds those that close first first
 * @param month desired month of admission, `YYYY-MM`, if it is known
 */
export const nextRound = (
  rounds: readonly AdmissionRound[],
  month: string | undefined,
): AdmissionRound | undefined => rounds.find(({ admission_month }) => admission_month === month) ?? rounds[0];

/** Whether applications are not taken yet. @param today `YYYY-MM-DD` in Japan */
export const isBefore = ({ opens_on }: AdmissionRound, today: string): boolean =>
  opens_on !== null && today < opens_on;
