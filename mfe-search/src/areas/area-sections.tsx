import { Link, prefectures, StructuredData, useSite } from '@enerabi/shared/kernel';
import { BriefFacilityCard, ButtonLink, DemoNotice, Panel, Stack } from '@enerabi/shared/ui';
import { MapIcon } from '@enerabi/shared/ui/icons';
import { typeName } from '../facilities/criteria/type-name.ts';
import { FavoriteFacilityButton } from '../facilities/favorites/favorite-facility-button.tsx';
import { PrefectureMap } from '../map/prefecture/prefecture-map.tsx';
import { CardSection } from '../page-sections/card-section.tsx';
import { Events, Notifications, SupportMessages, Visits } from '../top/sections/facility-sections.tsx';
import { copy } from './area.copy.ts';
import type { AreaData } from './area.loader.ts';
import styles from './area.module.css';
import { areaStructuredData } from './area.structured-data.ts';
import { ClassTable } from './class-table.tsx';
import { CountedLinks } from './counted-links.tsx';

/** Shows the prefecture's facilities and news. A section without content is left out. */
export function AreaSections(loaded: AreaData) {
  const { prefecture, list, counts, top, map } = loaded;
  const { origin } = useSite();
  const listAddress = `/f?area=${prefecture.code}`;
  const mapAddress = `/map_search?area=${prefecture.code}`;
  return (
    <>
      <StructuredData data={areaStructuredData(loaded, origin)} />
      <DemoNotice facilities={list.facilities} />
      {counts?.total === 0 && <p>{copy.municipalities.none}</p>}
      <CountedLinks
        title={copy.municipalities.title}
        links={(counts?.municipalities ?? []).map(({ municipality_code, municipality_name, facilities }) => ({
          name: municipality_name,
          to: `${listAddress}&municipalities%5B%5D=${municipality_code}`,
          facilities,
        }))}
      />
      <CountedLinks
        title={copy.types.title}
        links={(counts?.facility_types ?? []).map(({ facility_type, facilities }) => ({
          name: typeName(facility_type),
          to: `${listAddress}&facility_types%5B%5D=${facility_type}`,
          facilities,
        }))}
      />
      {counts && <ClassTable counts={counts} list={listAddress} />}
      <Panel as="section" tone="accent" radius="4" gap="4" className={styles.map} aria-labelledby="area-map">
        <Stack gap="4" className={styles.mapText}>
          <h2 id="area-map">{copy.map.title}</h2>
          <p>{copy.map.body(prefecture.name)}</p>
          <ButtonLink kind="secondary" to={mapAddress} icon={<MapIcon size="small" />}>
            {copy.map.open}
          </ButtonLink>
        </Stack>
        {map && <PrefectureMap map={map} to={mapAddress} />}
      </Panel>
      <CardSection
        title={copy.facilities.title}
        columns={3}
        isShortOnPhones
        cards={list.facilities.map((facility) => ({
          key: facility.path_name,
          card: (
            <BriefFacilityCard
              facility={facility}
              loading="lazy"
              favorite={<FavoriteFacilityButton facility={facility} />}
            />
          ),
        }))}
        more={
          <ButtonLink kind="secondary" to={listAddress}>
            {copy.facilities.more(list.total)}
          </ButtonLink>
        }
      />
      {top && (
        <>
          <Visits visits={top.visits} />
          <Notifications notifications={top.notifications} area={prefecture.code} />
          <Events events={top.events} area={prefecture.slug} />
          <SupportMessages messages={top.support_messages} />
        </>
      )}
      <Neighbours prefecture={prefecture} />
    </>
  );
}

const Neighbours = ({ prefecture: { region, code } }: Pick<AreaData, 'prefecture'>) => {
  const others = prefectures.filter((other) => other.region === region && other.code !== code);
  if (others.length === 0) return null;
  return (
    <Stack as="nav" gap="4" aria-labelledby="area-region">
      <h2 id="area-region">{copy.region(region)}</h2>
      <ul className={styles.links}>
        {others.map(({ name, slug }) => (
          <li key={slug}>
            <Panel as={Link} radius="2" className={styles.link} to={`/${slug}`}>
              {name}
            </Panel>
          </li>
        ))}
      </ul>
    </Stack>
  );
};
