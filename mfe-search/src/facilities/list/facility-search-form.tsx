import { facilitySorts, facilityTypeIds, facilityTypes } from '@enerabi/shared/constants';
import { Button, CheckboxGroup, SelectField, TextField } from '@enerabi/shared/ui';
import { useEffect, useRef } from 'react';
import { AreaField } from './area-field.tsx';
import { addressOf, changed, type FacilityCriteria } from './facility-criteria.ts';
import { copy } from './facility-list.copy.ts';
import styles from './facility-search-form.module.css';
import { fillForm } from './fill-form.ts';
import { useSearchSubmit } from './use-search-submit.ts';

const typeChoices = facilityTypeIds.map((id) => ({ value: String(id), label: facilityTypes[id] }));

/** A plain GET form; with scripts it goes to the same address without the empty fields. */
export function FacilitySearchForm({ criteria }: { criteria: FacilityCriteria }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSearchSubmit();
  const address = addressOf(changed(criteria, {}));
  const shown = useRef(address);
  useEffect(() => {
    // Not on the first run: what a visitor typed before the scripts arrived stays.
    if (shown.current === address || !form.current) return;
    shown.current = address;
    fillForm(form.current, new URL(address, window.location.origin).searchParams);
  }, [address]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers we serve do not know <search>
    <form role="search" ref={form} className={styles.form} method="get" action="/f" onSubmit={submit}>
      <h2 className={styles.title}>{copy.search.title}</h2>
      <div className={styles.selects}>
        <AreaField label={copy.search.area} everywhere={copy.search.everywhere} area={criteria.area} />
        <SelectField
          name="sort"
          label={copy.search.sort}
          defaultValue={criteria.sort}
          data-default="standard"
        >
          {facilitySorts.map((sort) => (
            <option key={sort} value={sort}>
              {copy.sorts[sort]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        type="search"
        name="keyword"
        label={copy.search.keyword}
        hint={copy.search.keywordHint}
        defaultValue={criteria.keyword}
        maxLength={100}
        enterKeyHint="search"
      />
      <details className={styles.types} open={criteria.facility_types.length > 0}>
        <summary className={styles.summary}>{copy.search.types}</summary>
        <CheckboxGroup
          name="facility_types[]"
          label={copy.search.types}
          isLabelHidden
          choices={typeChoices}
          defaultValue={criteria.facility_types.map(String)}
        />
      </details>
      <Button type="submit">{copy.search.submit}</Button>
    </form>
  );
}
