import { prefectureByCode } from '@enerabi/shared/kernel';
import { CheckboxGroup, SelectField } from '@enerabi/shared/ui';
import { counted } from '../../search/filters/counted.tsx';
import { AreaField, PrefectureOptions } from '../../search/form/area-field.tsx';
import type { JobFilterProps } from './job-filter-props.ts';
import { copy } from './job-filters.copy.ts';

/** Chooses a prefecture; several of an address have a box each, and a select to add another one. */
export function JobAreaFields({ criteria: { area: chosen }, counts }: JobFilterProps) {
  if (chosen.length < 2) return <AreaField area={chosen[0]} />;
  const found = new Map(counts?.areas.map(({ area, jobs }) => [area, jobs]));
  return (
    <>
      <CheckboxGroup
        name="area[]"
        label={copy.areas}
        choices={chosen.map((code) => ({
          value: code,
          label: counted(prefectureByCode(code)?.name ?? '', counts ? (found.get(code) ?? 0) : undefined),
        }))}
        defaultValue={chosen}
      />
      <SelectField name="area" label={copy.otherArea} defaultValue="">
        <option value="">{copy.addNone}</option>
        <PrefectureOptions />
      </SelectField>
    </>
  );
}
