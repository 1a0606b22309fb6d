import {
  type BasicInformationFault,
  basicInformationFaults,
  type RuledInformation,
} from '@enerabi/shared/profile';
import { ProblemError } from '../../platform/http/problem-error.ts';

const sentences: Record<BasicInformationFault['code'], string> = {
  not_a_day: 'There is no such day.',
  too_long_ago: 'The day is too long ago.',
  too_far_ahead: 'The day is too far ahead.',
  does_not_fit: 'The detail does not belong to the job_kind_id.',
  repeated: 'The job type is there already.',
};

/**
 * @param today in Japan, `YYYY-MM-DD`
 * @throws ProblemError 422 `invalid_request` with the fields that break a rule, as with those that break the schema
 */
export function refuseFaulty(information: RuledInformation, today: string): void {
  const faults = basicInformationFaults(information, today);
  if (faults.length === 0) return;
  const errors = faults.map((fault) => ({ ...fault, message: sentences[fault.code] }));
  throw new ProblemError(422, 'invalid_request', faults.map(({ field }) => field).join(', '), { errors });
}
