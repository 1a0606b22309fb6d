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
import { copy } from './select-station.copy.ts';
import type { SelectStationData, StationStep } from './select-station.loader.ts';
import { StationForm } from './station-form.tsx';

export const handle: PageHandle = { layout: 'default' };

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'select-station-loader' */ './select-station.loader.ts').then((module) =>
    module.loader(args),
  );

// Most visitors have already chosen their lines.
const ChooseLines = deferredPart(
  async () => (await import(/* webpackChunkName: 'select-station.lines' */ './choose-lines.tsx')).ChooseLines,
);

const PrefecturePicker = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'select-station.picker' */ '../select-railway/prefecture-picker.tsx'))
      .PrefecturePicker,
);

export function Component() {
  const loaded = useLoaderData<SelectStationData>();
  const { prefecture, step } = loaded;
  const title = (prefecture.collection ? copy.jobsTitle : copy.title)(prefecture.name);
  const here = { name: crumbCopy.stations, to: selectStationAddress(prefecture) };
  return (
    <RailwayLayout
      picker={<PrefecturePicker key={prefecture.id} prefecture={prefecture} />}
      crumbs={[...railwayCrumbs(prefecture), here]}
      heading={title}
      lead={step === 'lines' ? copy.leadLines : copy.leadStations}
    >
      <PageHead title={title} noindex />
      {step === 'lines' ? <ChooseLines {...loaded} /> : <ChooseStations {...loaded} />}
    </RailwayLayout>
  );
}

const ChooseStations = (loaded: StationStep) => {
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
