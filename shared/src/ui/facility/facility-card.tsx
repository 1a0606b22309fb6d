import { Link } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';
import { ownerships } from '../../constants/index.ts';
import type { FacilitySummary } from '../../contract/index.ts';
import { FactsTable } from '../display/facts-table.tsx';
import { Tag, TagList } from '../display/tag.tsx';
import { acceptedAgeText, hoursText, stationText } from '../wording/index.ts';
import {
  facilityCardCopy as copy,
  facilityTypeName,
  serviceNames,
  tourAcceptanceNames,
} from './facility.copy.ts';
import styles from './facility-card.module.css';
import { VacancyStrip } from './vacancy-strip.tsx';

interface FacilityCardProps {
  facility: FacilitySummary;
  /** Calendar date in Japan, `YYYY-MM-DD`: how old the vacancy is. */
  today: string;
  /** Such as the distance from the facility that this one is near to. */
  note?: ReactNode;
  /** `brief` leaves out what only matters when comparing a list. */
  kind?: 'full' | 'brief';
}

/** One facility of a list; the whole card is its link's target. */
export function FacilityCard({ facility, today, note, kind = 'full' }: FacilityCardProps) {
  const { name, name_kana, ownership, vacancy } = facility;
  return (
    <article className={styles.card} data-kind={kind}>
      <div className={styles.tags}>
        <Tag kind="strong">{facilityTypeName(facility)}</Tag>
        {ownership && <Tag>{ownerships[ownership]}</Tag>}
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <h3 className={styles.name}>
        <Link className={styles.link} to={`/f/${facility.path_name}`}>
          {name}
        </Link>
        {name_kana && <span className={styles.kana}>{name_kana}</span>}
      </h3>
      <FactsTable dense facts={kind === 'full' ? fullFacts(facility) : briefFacts(facility)} />
      {kind === 'full' && facility.services.length > 0 && (
        <TagList label={copy.services} tags={serviceNames(facility.services)} />
      )}
      {kind === 'full' && vacancy && <VacancyStrip vacancy={vacancy} today={today} />}
      {kind === 'full' && (
        <p className={styles.tour} data-tour={facility.tour_acceptance}>
          {tourAcceptanceNames[facility.tour_acceptance]}
        </p>
      )}
    </article>
  );
}

const briefFacts = (facility: FacilitySummary) => {
  const [station] = facility.stations;
  return [
    { name: copy.address, value: facility.address },
    { name: copy.station, value: station && stationText(station) },
  ];
};

const fullFacts = (facility: FacilitySummary) => [
  ...briefFacts(facility),
  { name: copy.ages, value: acceptedAgeText(facility) },
  { name: copy.hours, value: facility.weekday_hours && hoursText(facility.weekday_hours) },
  { name: copy.capacity, value: facility.capacity === null ? null : copy.people(facility.capacity) },
];
