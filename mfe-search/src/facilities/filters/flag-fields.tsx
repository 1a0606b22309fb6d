import {
  type FacilityFlag,
  type FlagFilter,
  facilityFlagNames,
  facilityFlags,
} from '@enerabi/shared/constants';
import { useCapabilities } from '@enerabi/shared/kernel';
import { CheckboxField } from '@enerabi/shared/ui';
import { countedText } from '../../search/filters/counted.tsx';
import { copy } from '../criteria/conditions.copy.ts';
import { type FacilityCriteria, isOffered } from '../criteria/facility-criteria.ts';
import type { FilterProps } from './filter-props.ts';
import { copy as filters } from './filters.copy.ts';

const flagsOf = (filter: FlagFilter): FacilityFlag[] =>
  facilityFlagNames.filter((flag) => facilityFlags[flag].filter === filter);

/** The flags in a group of filters that this site offers. */
export function useOfferedFlags(filter: FlagFilter): FacilityFlag[] {
  const can = useCapabilities();
  return flagsOf(filter).filter((flag) => isOffered(flag, can));
}

export const setFlags = (filter: FlagFilter, criteria: FacilityCriteria): number =>
  flagsOf(filter).filter((flag) => criteria[flag]).length;

/** Checkboxes of a group of filters; a checked one sends `true`. */
export const FlagFields = ({ filter, criteria, counts }: FilterProps & { filter: FlagFilter }) =>
  useOfferedFlags(filter).map((flag) => (
    <CheckboxField
      key={flag}
      name={flag}
      value="true"
      label={countedText(copy.flags[flag], counts?.[flag])}
      hint={flag === 'has_vacancy' ? filters.vacancyHint : undefined}
      defaultChecked={criteria[flag] ?? false}
    />
  ));
