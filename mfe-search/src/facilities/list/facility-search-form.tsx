import { facilityTypeIds, facilityTypes } from '@enerabi/shared/constants';
import { Button, CheckboxGroup, KeywordField } from '@enerabi/shared/ui';
import { ChevronDownIcon, FilterIcon, SearchIcon } from '@enerabi/shared/ui/icons';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AreaField } from './area-field.tsx';
import { conditionsOf } from './conditions.ts';
import { addressOf, changed, type FacilityCriteria } from './facility-criteria.ts';
import { copy } from './facility-list.copy.ts';
import styles from './facility-search-form.module.css';
import { fillForm } from './fill-form.ts';
import { useSearchSubmit } from './use-search-submit.ts';

const typeChoices = facilityTypeIds.map((id) => ({ value: String(id), label: facilityTypes[id] }));

/**
 * A plain GET form; with scripts it goes to the same address without the empty fields. On a phone it is folded, so that
 * the results come first; on a wide screen the style sheet holds it open.
 */
export function FacilitySearchForm({ criteria }: { criteria: FacilityCriteria }) {
  const form = useRef<HTMLFormElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const { isSearching, submit: search } = useSearchSubmit();
  const address = addressOf(changed(criteria, {}));
  const shown = useRef(address);
  useEffect(() => {
    // Only where a chip or a link changed it: what a visitor typed before the scripts arrived, or while their search is
    // under way, stays.
    if (shown.current === address || !form.current) return;
    shown.current = address;
    fillForm(form.current, new URL(address, window.location.origin).searchParams);
  }, [address]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    shown.current = search(event);
    if (fold.current?.open) closeFold(fold.current);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers we serve do not know <search>
    <form role="search" ref={form} className={styles.form} method="get" action="/f" onSubmit={submit}>
      <details ref={fold} className={styles.fold}>
        <Summary set={conditionsOf(criteria).length} />
        <div className={styles.fields}>
          <h2 className={styles.title}>{copy.search.title}</h2>
          <AreaField area={criteria.area} />
          <KeywordField defaultValue={criteria.keyword} />
          <Types criteria={criteria} />
          {criteria.sort !== 'standard' && <input type="hidden" name="sort" value={criteria.sort} />}
          <Button type="submit" pending={isSearching} icon={<SearchIcon size="small" />}>
            {copy.search.submit}
          </Button>
        </div>
      </details>
    </form>
  );
}

/** The results come into view; the focus stays at what opens the form again. */
function closeFold(fold: HTMLDetailsElement): void {
  fold.querySelector('summary')?.focus({ preventScroll: true });
  fold.open = false;
}

const Summary = ({ set }: { set: number }) => (
  <summary className={styles.open}>
    <FilterIcon size="small" />
    {copy.search.fold}
    {set > 0 && <span className={styles.set}>{copy.search.set(set)}</span>}
    <ChevronDownIcon size="small" />
  </summary>
);

/** Open where a type was chosen when the page came; from then on it is the visitor's, also when the last one goes. */
function Types({ criteria: { facility_types: chosen } }: { criteria: FacilityCriteria }) {
  const [isOpenAtFirst] = useState(chosen.length > 0);
  return (
    <details className={styles.types} open={isOpenAtFirst}>
      <summary className={styles.open}>
        {copy.search.types}
        {chosen.length > 0 && <span className={styles.set}>{copy.search.set(chosen.length)}</span>}
        <ChevronDownIcon size="small" />
      </summary>
      <CheckboxGroup
        name="facility_types[]"
        label={copy.search.types}
        isLabelHidden
        choices={typeChoices}
        defaultValue={chosen.map(String)}
      />
    </details>
  );
}
