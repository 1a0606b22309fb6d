import type { FacilityCounts } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { Button } from '@enerabi/shared/ui';
import { SearchIcon } from '@enerabi/shared/ui/icons';
import { type FormEvent, useRef } from 'react';
import { conditionsOf, type Names } from '../criteria/conditions.ts';
import {
  addressOf,
  changed,
  type FacilityCriteria,
  withoutConditions,
} from '../criteria/facility-criteria.ts';
import { FilterFields } from '../filters/filter-fields.tsx';
import { usePreviewCounts } from '../filters/use-preview-counts.ts';
import { closeFold, PreviewTotal, SearchFold } from '../fold/search-fold.tsx';
import { KeywordSuggestions } from '../suggestions/keyword-suggestions.tsx';
import { AreaField } from './area-field.tsx';
import styles from './facility-search-form.module.css';
import { copy } from './search-form.copy.ts';
import { useFilledForm } from './use-filled-form.ts';
import { useSearchSubmit } from './use-search-submit.ts';

interface FacilitySearchFormProps {
  criteria: FacilityCriteria;
  counts: FacilityCounts | null;
  names: Names;
}

/**
 * A plain GET form; with scripts it navigates to the same address without the empty fields. On a phone it is folded, so
 * that the results come first; on a wide screen the style sheet keeps it open.
 */
export function FacilitySearchForm({ criteria, counts: counted, names }: FacilitySearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const { isSearching, submit: search } = useSearchSubmit();
  const { counts, previewTotal, preview } = usePreviewCounts(counted);
  const keep = useFilledForm(form, addressOf(changed(criteria, {})));
  const change = (event: FormEvent<HTMLFormElement>): void => {
    keep(event);
    preview(event);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    search(event);
    closeFold(fold.current);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers we serve do not know <search>
    <form role="search" ref={form} method="get" action="/f" onSubmit={submit} onChange={change}>
      <SearchFold ref={fold} title={copy.fold} set={conditionsOf(criteria, names).length} isHeldOpen>
        <h2 className={styles.title}>{copy.title}</h2>
        <AreaField area={criteria.area} />
        <KeywordSuggestions defaultValue={criteria.keyword} />
        <FilterFields criteria={criteria} counts={counts} names={names} />
        {criteria.sort !== 'standard' && <input type="hidden" name="sort" value={criteria.sort} />}
        <PreviewTotal total={previewTotal} />
        <Button type="submit" pending={isSearching} icon={<SearchIcon size="small" />}>
          {copy.submit}
        </Button>
        {conditionsOf(criteria, names).length > 0 && (
          <Link className={styles.clear} to={addressOf(withoutConditions(criteria))}>
            {copy.clear}
          </Link>
        )}
      </SearchFold>
    </form>
  );
}
