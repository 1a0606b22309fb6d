import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  PageHead,
  useLoaderData,
  useSite,
} from '@enerabi/shared/kernel';
import { breadcrumbData } from '@enerabi/shared/ui';
import { selectRailwayAddress } from '../railway-address.ts';
import { railwayCrumbs } from '../railway-crumbs.ts';
import { RailwayLayout } from '../railway-layout.tsx';
import { LineForm } from './line-form.tsx';
import { NoLines } from './no-lines.tsx';
import { PrefecturePicker } from './prefecture-picker.tsx';
import { copyOf } from './select-railway.copy.ts';
import type { SelectRailwayData } from './select-railway.loader.ts';

export const handle: PageHandle = { layout: 'default' };

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'select-railway-loader' */ './select-railway.loader.ts').then((module) =>
    module.loader(args),
  );

// Until its scripts load, it is a GET form, and its results are links.
const StationSearch = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'select-railway.stations' */ './station-search.tsx')).StationSearch,
);

export function Component() {
  const { prefecture, lines, chosen, typed, stations } = useLoaderData<SelectRailwayData>();
  const { origin } = useSite();
  const crumbs = railwayCrumbs(prefecture);
  const copy = copyOf(prefecture);
  const title = copy.title(prefecture.name);
  return (
    <RailwayLayout
      picker={<PrefecturePicker key={prefecture.id} prefecture={prefecture} />}
      crumbs={crumbs}
      heading={title}
      lead={copy.lead}
    >
      <PageHead
        title={title}
        description={copy.description(prefecture.name, lines.length)}
        canonical={selectRailwayAddress(prefecture)}
        noindex={lines.length === 0 || typed !== ''}
        structuredData={{ '@context': 'https://schema.org', ...breadcrumbData(crumbs, origin) }}
      />
      <StationSearch key={typed} prefecture={prefecture} typed={typed} stations={stations} />
      {lines.length === 0 ? (
        <NoLines prefecture={prefecture} />
      ) : (
        // The key resets the checkboxes to those of the address after an in-app navigation.
        <LineForm key={`${prefecture.id} ${chosen}`} prefecture={prefecture} lines={lines} chosen={chosen} />
      )}
    </RailwayLayout>
  );
}
