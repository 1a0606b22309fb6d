import type { FacilityRecord } from '@enerabi/shared/server/records';
import type { Cells } from '../layout/cells.ts';
import { readAcceptedAge } from '../values/accepted-age.ts';

type Ages = Pick<
  FacilityRecord,
  'accept_from_months' | 'accept_from_days' | 'accepted_age_text' | 'accept_to_text'
>;

/** Accepted ages, from one column or from two: `産休あけ` and `就学前` are 産休あけ〜就学前. */
export function agesOf(cells: Cells): Ages {
  const [from, to] = [cells.text('accepted_age'), cells.text('accepted_age_to')];
  const text = to === '' ? from : [from, to].join('〜');
  const field = from === '' ? 'accepted_age_to' : 'accepted_age';
  const age = text === '' ? null : cells.take(field, readAcceptedAge(text));
  return {
    accept_from_months: age?.from_months ?? null,
    accept_from_days: age?.from_days ?? null,
    accepted_age_text: text || null,
    accept_to_text: age?.to_text ?? null,
  };
}
