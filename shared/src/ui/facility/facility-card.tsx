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
  /** Calendar date in Japan, `YYYY-MM-DD`, for the age of the vacancy. */
  today: string;
  /** Without a photo, the facility's illustration is shown. */
  photo?: { src: string; alt: string; width: number; height: number };
  /** A further text, such as the distance from another facility. */
  note?: ReactNode;
  /** A favourite button. */
  favorite?: ReactNode;
  /** Further actions below the facts, such as comparing the facility with others. */
  actions?: ReactNode;
  /** `brief` leaves out what matters only in a comparison of many facilities. */
  kind?: 'full' | 'brief';
  /** `eager` for a card in the first view of a page. */
  loading?: PictureProps['loading'];
  heading?: HeadingLevel;
}

/** A facility in a list; the whole card is a link. */
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
