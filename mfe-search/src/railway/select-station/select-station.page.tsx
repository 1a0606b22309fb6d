import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  PageHead,
  useLoaderData,
} from '@enerabi/shared/kernel';
import { Notice } from '@enerabi/shared/ui';
import { selectStationAddress } from '../railway-address.ts';
import { copy as crumbCopy } from '../railway-crumbs.copy.ts';
import { railwayCrumbs } from '../railway-crumbs.ts';
import { RailwayLayout } from '../railway-layout.tsx';
import { NoLines } from '../select-railway/no-lines.tsx';
import { copy } from './select-station.copy.ts';
import type { LineStep, SelectStationData } from './select-station.loader.ts';
import { StationForm } from './station-form.tsx';

export const handle: PageHandle = { layout: 'default' };

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'select-station-loader' */ './select-station.loader.ts').then((module) =>
    module.loader(args),
  );

// Loaded separately, since most visitors have already chosen their lines.
const LineForm = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'select-station.lines' */ '../select-railway/line-form.tsx')).LineForm,
);

export function Component() {
  const loaded = useLoaderData<SelectStationData>();
  const { prefecture, step } = loaded;
  const title = copy.title(prefecture.name);
  const here = { name: crumbCopy.stations, to: selectStationAddress(prefecture.id) };
  return (
    <RailwayLayout
      prefecture={prefecture}
      crumbs={[...railwayCrumbs(prefecture), here]}
      heading={title}
      lead={step === 'lines' ? copy.leadLines : copy.leadStations}
    >
      <PageHead title={title} noindex />
      {step === 'lines' ? <ChooseLines {...loaded} /> : <ChooseStations {...loaded} />}
    </RailwayLayout>
  );
}

const ChooseLines = ({ prefecture, lines, chosen, problem, hasUnknown }: LineStep) => (
  <>
    {hasUnknown && (
      <Notice kind="warning" title={chosen.length > 0 ? copy.unknown : copy.noneKnown}>
        {copy.noneKnownHint(prefecture.name)}
      </Notice>
    )}
    {lines.length === 0 ? (
      <NoLines prefecture={prefecture} />
    ) : (
      <LineForm
        key={`${prefecture.id} ${chosen}`}
        prefecture={prefecture}
        lines={lines}
        chosen={chosen}
        // The message about unknown lines already implies that none is chosen.
        problem={hasUnknown ? undefined : problem}
      />
    )}
  </>
);

const ChooseStations = (loaded: Extract<SelectStationData, { step: 'stations' }>) => {
  const { prefecture, stations, hasUnknown } = loaded;
  const lines = [...new Set(stations.map(({ railway_line_id }) => railway_line_id))];
  return (
    <>
      {hasUnknown && (
        <Notice kind="warning" title={copy.unknown}>
          {copy.unknownHint(prefecture.name)}
        </Notice>
      )}
      <StationForm key={`${prefecture.id} ${lines}`} {...loaded} />
    </>
  );
};
