import { childClasses, childClassIds } from '@enerabi/shared/constants';
import { Link } from '@enerabi/shared/kernel';
import { SelectField, TextField } from '@enerabi/shared/ui';
import { countedText } from '../../search/filters/counted.tsx';
import { FilterFold } from '../../search/fold/filter-fold.tsx';
import type { FilterProps } from './filter-props.ts';
import { copy } from './filters.copy.ts';
import { FlagFields, setFlags } from './flag-fields.tsx';
import { RememberedChildButton } from './remembered-child-button.tsx';

/** Ages in months from which facilities take children; beyond the last one they no longer differ. */
const ages = [2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 24, 36, 48, 60];

/** Filters by child: the class, the age on the day of admission, and vacancies. */
export function ChildFilter({ criteria, counts }: FilterProps) {
  const { child_class_id, child_age_months, child_age_days } = criteria;
  const age = child_age_months ?? child_age_days;
  const set =
    [child_class_id, age].filter((value) => value !== undefined).length + setFlags('child', criteria);
  const choices = [...new Set([...ages, ...(child_age_months === undefined ? [] : [child_age_months])])];
  const countOf = (id: number): number | undefined =>
    counts ? (counts.child_classes.find((count) => count.child_class_id === id)?.facilities ?? 0) : undefined;
  return (
    <FilterFold title={copy.child} set={set}>
      <RememberedChildButton />
      <SelectField name="child_class_id" label={copy.childClass} defaultValue={child_class_id ?? ''}>
        <option value="">{copy.anyClass}</option>
        {childClassIds.map((id) => (
          <option key={id} value={id}>
            {countedText(childClasses[id], countOf(id))}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="child_age_months"
        label={copy.childAge}
        hint={copy.childAgeHint}
        defaultValue={child_age_months ?? ''}
      >
        <option value="">{copy.anyAge}</option>
        {choices
          .sort((one, other) => one - other)
          .map((months) => (
            <option key={months} value={months}>
              {copy.age(months)}
            </option>
          ))}
      </SelectField>
      <TextField
        name="child_age_days"
        label={copy.childDays}
        hint={copy.childDaysHint}
        suffix={copy.days}
        width="short"
        inputMode="numeric"
        maxLength={4}
        defaultValue={child_age_days ?? ''}
      />
      <FlagFields filter="child" criteria={criteria} counts={counts} />
      <Link to="/#child">{copy.tellChild}</Link>
    </FilterFold>
  );
}
