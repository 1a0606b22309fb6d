import { prefectureByCode } from '@enerabi/shared/constants';
import { ProblemError } from './problem-error.ts';

/** @throws ProblemError 404 `area_not_found` if no prefecture has the six digits (R1.7) */
export function refuseUnknownArea(area: string | undefined): void {
  if (area && !prefectureByCode(area))
    throw new ProblemError(404, 'area_not_found', `There is no prefecture ${area}.`);
}
