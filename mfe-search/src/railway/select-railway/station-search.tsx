import { keywordMaxLength, usualWalkMinutes } from '@enerabi/shared/constants';
import { Form, Link, prefectureByCode } from '@enerabi/shared/kernel';
import { Button, Panel, ProperName, TextField } from '@enerabi/shared/ui';
import { SearchIcon } from '@enerabi/shared/ui/icons';
import { addressOf, nothing } from '../../facilities/criteria/facility-criteria.ts';
import { useCurrentLocation } from '../../search/sort/use-current-location.tsx';
import { CollectionField } from '../collection-field.tsx';
import { resultsNearAddress } from '../railway-address.ts';
import type { SelectRailwayData } from './select-railway.loader.ts';
import { copy } from './station-search.copy.ts';
import styles from './station-search.module.css';

interface StationSearchProps extends Pick<SelectRailwayData, 'prefecture' | 'typed' | 'stations'> {}

/** Finds stations of the whole country by name, those of the prefecture first; a plain GET form without scripts. */
export function StationSearch({ prefecture, typed, stations }: StationSearchProps) {
  return (
    <Panel as="section" tone="surface" padding="5" gap="4" aria-labelledby="station-search">
      <h2 id="station-search">{copy.title}</h2>
      <Form
        className={styles.form}
        method="get"
        role="search"
        aria-labelledby="station-search"
        preventScrollReset
      >
        <CollectionField {...prefecture} />
        <TextField
          type="search"
          name="station"
          label={copy.field}
          hint={copy.hint}
          defaultValue={typed}
          maxLength={keywordMaxLength}
          enterKeyHint="search"
        />
        <Button type="submit" kind="secondary" icon={<SearchIcon size="small" />}>
          {copy.submit}
        </Button>
      </Form>
      {typed && stations.length > 0 && <Found prefecture={prefecture} typed={typed} stations={stations} />}
      {typed && stations.length === 0 && <p role="status">{copy.none(typed)}</p>}
      {!prefecture.collection && <FromHere />}
    </Panel>
  );
}

const mostLines = 3;

const Found = ({ prefecture, typed, stations }: StationSearchProps) => (
  <nav className={styles.stations} aria-label={copy.found(typed)}>
    <p role="status">{copy.found(typed)}</p>
    <ul className={styles.stations}>
      {stations.map(({ station_ids, name, lines, prefecture_code: code }) => (
        <li key={station_ids.join()}>
          <Link
            className={styles.station}
            to={resultsNearAddress({ ...prefecture, code }, { station_ids, walk_minutes: usualWalkMinutes })}
          >
            <ProperName>{copy.station(name)}</ProperName>
            <span className={styles.lines}>
              {[prefectureByCode(code)?.name, ...lines.slice(0, mostLines)].join('・')}
              {lines.length > mostLines && `・${copy.more(lines.length - mostLines)}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** The facilities around the visitor, who may not know the nearest station. */
function FromHere() {
  const { button, refusal } = useCurrentLocation((here) => addressOf({ ...nothing, ...here }));
  return (
    <div>
      {button}
      {refusal}
    </div>
  );
}
