import { CheckboxField } from '@enerabi/shared/ui';
import { copy } from '../criteria/conditions.copy.ts';
import type { Flag } from '../criteria/facility-criteria.ts';
import { countedText } from './counted.tsx';
import type { FilterProps } from './filter-props.ts';

/** One box; ticked, it sends `true`. */
export const FlagField = ({ flag, criteria, counts, hint }: FilterProps & { flag: Flag; hint?: string }) => (
  <CheckboxField
    name={flag}
    value="true"
    label={countedText(copy.flags[flag], counts?.[flag])}
    hint={hint}
    defaultChecked={criteria[flag] ?? false}
  />
);
