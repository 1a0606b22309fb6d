import { type LoaderArgs, PageHead, prefectureByCode, useLoaderData } from '@enerabi/shared/kernel';
import { Notice } from '@enerabi/shared/ui';
import { copy as conditionsCopy } from '../facilities/list/conditions.copy.ts';
import { nothing, queryOf } from '../facilities/list/facility-criteria.ts';
import { copy } from './map-search.copy.ts';
import type { MapSearchData } from './map-search.loader.ts';
import styles from './map-search.module.css';
import { MapSearchForm } from './map-search-form.tsx';
import { MapSearchPanes } from './map-search-panes.tsx';

export const handle = { layout: 'map' };

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'map-search-loader' */ './map-search.loader.ts').then((module) =>
    module.loader(args),
  );

export function Component() {
  const loaded = useLoaderData<MapSearchData>();
  const { criteria } = loaded;
  const { area } = criteria;
  const areaName = area && prefectureByCode(area)?.name;
  return (
    <div data-map-frame="">
      <PageHead
        title={areaName ? copy.titleOf(areaName) : copy.title}
        description={copy.description}
        canonical={area ? `/map_search?area=${area}` : '/map_search'}
        // Every place and every combination of conditions would be an address of its own.
        noindex={loaded.isNamed || queryOf(criteria) !== queryOf({ ...nothing, ...(area && { area }) })}
      />
      <MapSearchPanes
        loaded={loaded}
        head={<h1 className={styles.heading}>{areaName ? copy.titleOf(areaName) : copy.title}</h1>}
        notice={(ignored) => ignored.length > 0 && <Ignored ignored={ignored} />}
        form={(view) => <MapSearchForm loaded={loaded} view={view} />}
      />
    </div>
  );
}

/** An address may hold hundreds. */
const mostShown = 5;

const Ignored = ({ ignored }: Pick<MapSearchData, 'ignored'>) => (
  <Notice kind="warning" title={copy.ignored.title}>
    <ul>
      {ignored.slice(0, mostShown).map(({ field, value }) => (
        <li key={`${field} ${value}`}>{copy.ignored.value(nameOf(field), value)}</li>
      ))}
      {ignored.length > mostShown && <li>{copy.ignored.more(ignored.length - mostShown)}</li>}
    </ul>
    <p>{copy.ignored.body}</p>
  </Notice>
);

const names: Readonly<Record<string, string>> = { ...conditionsCopy.fields, ...copy.ignored.names };
const nameOf = (field: string): string =>
  (Object.hasOwn(names, field) ? names[field] : undefined) ?? field.slice(0, 40);
