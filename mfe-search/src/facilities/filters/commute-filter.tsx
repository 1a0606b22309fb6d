import { SelectField } from '@enerabi/shared/ui';
import { CommuteLimitOptions } from '../../commute/commute-limit-options.tsx';
import type { FacilityCriteria } from '../criteria/facility-criteria.ts';
import { copy } from './filters.copy.ts';

/** Changes the minutes of the way from home, or takes the condition away. The dialog on the family's ways sets it. */
export const CommuteFilter = ({
  criteria: { commute_from, commute_within },
}: {
  criteria: FacilityCriteria;
}) =>
  commute_from &&
  commute_within && (
    <>
      <input type="hidden" name="commute_from" value={commute_from} />
      <SelectField name="commute_within" label={copy.commute} defaultValue={commute_within}>
        <CommuteLimitOptions any={copy.anyTime} />
      </SelectField>
    </>
  );
