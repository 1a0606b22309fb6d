import type { ReactNode } from 'react';
import { ownerships } from '../../constants/index.ts';
import type { FacilitySummary } from '../../contract/index.ts';
import { Card, CardHead, CardName, CardNote, CardTags } from '../card/card.tsx';
import { type CardFact, CardFacts } from '../card/card-facts.tsx';
import type { HeadingLevel } from '../display/heading.ts';
import { Picture, type PictureProps } from '../display/picture.tsx';
import { Tag } from '../display/tag.tsx';
import { acceptedAgeText, hoursText, stationText } from '../wording/index.ts';
import { facilityTypeName, serviceNames } from './facility.copy.ts';
import { copy } from './facility-card.copy.ts';
import styles from './facility-card.module.css';
import { facilityPlaceholder } from './facility-placeholder.ts';
import { TourTag } from './tour-tag.tsx';
import { VacancyStrip } from './vacancy-strip.tsx';

interface FacilityCardProps {
  facility: FacilitySummary;
  /** Calendar date in Japan, `YYYY-MM-DD`: how old the vacancy is. */
  today: string;
  /** Without one, the facility's drawing stands there. */
  photo?: { src: string; alt: string; width: number; height: number };
  /** Such as the distance from the facility that this one is near to. */
  note?: ReactNode;
  /** Room for a favourite button. */
  favorite?: ReactNode;
  /** Further actions, such as comparing it with others; below its facts. */
  actions?: ReactNode;
  /** `brief` leaves out what only matters when comparing a list. */
  kind?: 'full' | 'brief';
  /** `eager` for a card in the first view of a page. */
  loading?: PictureProps['loading'];
  heading?: HeadingLevel;
}

/** A facility of a list; the whole card is its link's target. */
export function FacilityCard({
  facility,
  today,
  photo,
  note,
  favorite,
  actions,
  kind = 'full',
  loading,
  heading = 'h3',
}: FacilityCardProps) {
  const { path_name, name, name_kana, ownership, vacancy } = facility;
  const isFull = kind === 'full';
  const placeholder = facilityPlaceholder(path_name);
  const picture = photo ?? { src: placeholder, alt: '', width: 320, height: 200 };
  return (
    <Card
      leadKind={isFull ? 'picture' : 'thumbnail'}
      lead={<Picture {...picture} fallback={placeholder} fill loading={loading} />}
    >
      <CardHead aside={favorite}>
        <CardName heading={heading} to={`/f/${path_name}`}>
          {name}
        </CardName>
      </CardHead>
      {isFull && name_kana && <CardNote parts={[name_kana]} />}
      <CardTags>
        <Tag kind="strong">{facilityTypeName(facility)}</Tag>
        {ownership && <Tag>{ownerships[ownership]}</Tag>}
        {isFull && <TourTag acceptance={facility.tour_acceptance} />}
        {note && <span className={styles.note}>{note}</span>}
      </CardTags>
      {isFull && vacancy && <VacancyStrip vacancy={vacancy} today={today} />}
      <CardFacts facts={isFull ? fullFacts(facility) : briefFacts(facility)} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}

const briefFacts = (facility: FacilitySummary): CardFact[] => {
  const [station] = facility.stations;
  return [
    { icon: 'map-pin', name: copy.address, value: facility.address, isPlain: true },
    { icon: 'train', name: copy.station, value: station && stationText(station), isPlain: true },
  ];
};

const fullFacts = (facility: FacilitySummary): CardFact[] => [
  ...briefFacts(facility),
  { icon: 'child', name: copy.ages, value: acceptedAgeText(facility) },
  { icon: 'clock', name: copy.hours, value: facility.weekday_hours && hoursText(facility.weekday_hours) },
  {
    icon: 'people',
    name: copy.capacity,
    value: facility.capacity === null ? null : copy.people(facility.capacity),
  },
  { icon: 'check', name: copy.services, value: serviceNames(facility.services).join('・'), isPlain: true },
];
