import { Link, useNavigate, useNavigation } from '@enerabi/shared/kernel';
import { Button, FilterChip, KeywordField, Phrases, SelectField, Stack } from '@enerabi/shared/ui';
import { SearchIcon } from '@enerabi/shared/ui/icons';
import type { FormEvent } from 'react';
import { closeFold, PreviewTotal, SearchFold } from '../../search/fold/search-fold.tsx';
import { PrefectureOptions } from '../../search/form/area-field.tsx';
import { useFilledForm } from '../../search/form/use-filled-form.ts';
import { collectionOf } from '../collection/collections.ts';
import { isJobMap } from '../collection/map-kind.ts';
import { useMapParts } from '../collection/map-parts-context.ts';
import { wordsOf } from '../collection/map-words.copy.ts';
import type { MapView } from '../view/map-view.ts';
import { mapAddressOf, mapFormAddress, readMapAddress } from './map-address.ts';
import { formCopy } from './map-search.copy.ts';
import type { MapSearchData } from './map-search.loader.ts';
import styles from './map-search-form.module.css';
import { useMapCounts } from './use-map-counts.ts';

interface MapSearchFormProps {
  loaded: MapSearchData;
  /** The map's view; if undefined, the search shows the place of its results. */
  view: MapView | undefined;
}

const title = (
  <span>
    <Phrases>{formCopy.fold}</Phrases>
  </span>
);

/** Marks a navigation by a submitted search, as opposed to a move of the map. */
const submitted = 'map-search';

/** Asks for a place and conditions. It is a plain GET form that works without scripts and without a map. */
export function MapSearchForm({ loaded, view }: MapSearchFormProps) {
  const { criteria, names } = loaded;
  const navigate = useNavigate();
  const isSearching = useNavigation().location?.state === submitted;
  const { form, fold, counts, previewTotal, preview, opened } = useMapCounts(loaded);
  const { nothing, withoutAreas } = collectionOf(criteria);
  const { conditionsOf, Filters } = useMapParts();
  const keep = useFilledForm(form, mapFormAddress(criteria));
  const { keywordHint } = wordsOf(criteria);
  const conditions = conditionsOf(withoutAreas(criteria), names);
  const change = (event: FormEvent<HTMLFormElement>): void => {
    keep(event);
    preview();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(mapAddressOf(readMapAddress(new URLSearchParams(entries))), { state: submitted });
    // The place is cleared after use: the next search is for the view of the map at that time.
    const place = event.currentTarget.elements.namedItem('area');
    if (place instanceof HTMLSelectElement) place.value = '';
    closeFold(fold.current);
  };
  return (
    // The oldest browsers we serve do not know <search>.
    <Stack
      as="form"
      gap="2"
      role="search"
      ref={form}
      method="get"
      action="/map_search"
      onSubmit={submit}
      onChange={change}
    >
      <SearchFold ref={fold} title={title} set={conditions.length} onToggle={opened}>
        <AreaChoice />
        <KeywordField defaultValue={criteria.keyword} {...(keywordHint && { hint: keywordHint })} />
        <Filters criteria={criteria} counts={counts && { ...counts, municipalities: [] }} names={names} />
        {criteria.municipalities.map((code) => (
          <input key={code} type="hidden" name="municipalities[]" value={code} />
        ))}
        {isJobMap(criteria) && <input type="hidden" name="collection" value="jobs" />}
        {view && <ViewFields view={view} />}
        <PreviewTotal total={previewTotal} />
        <Button type="submit" pending={isSearching} icon={<SearchIcon size="small" />}>
          {formCopy.submit}
        </Button>
      </SearchFold>
      {conditions.length > 0 && (
        <section className={styles.chips} aria-label={formCopy.active}>
          {conditions.map(({ name, without }) => (
            <FilterChip key={name} name={name} to={mapAddressOf({ view, criteria: without })} />
          ))}
          <Link className={styles.clear} to={mapAddressOf({ view, criteria: nothing })}>
            {formCopy.clear}
          </Link>
        </section>
      )}
    </Stack>
  );
}

const ViewFields = ({ view: { lat, lng, zoom } }: { view: MapView }) => (
  <>
    <input type="hidden" name="lat" value={lat.toFixed(5)} />
    <input type="hidden" name="lng" value={lng.toFixed(5)} />
    <input type="hidden" name="zoom" value={zoom.toFixed(2)} />
  </>
);

/** Chooses a place to go to. It is not a condition, since a map does not end at a border. */
const AreaChoice = () => (
  <SelectField name="area" label={formCopy.area} defaultValue="">
    <option value="">{formCopy.stay}</option>
    <PrefectureOptions />
  </SelectField>
);
