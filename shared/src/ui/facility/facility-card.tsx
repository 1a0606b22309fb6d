import type { ReactNode } from 'react';
import { ownerships } from '../../constants/index.ts';
import type { FacilitySummary } from '../../contract/index.ts';
import { Card, CardHead, CardName, CardTags } from '../card/card.tsx';
import { type CardFact, CardFacts } from '../card/card-facts.tsx';
import type { HeadingLevel } from '../display/heading.ts';
import { Picture, type PictureProps } from '../display/picture.tsx';
import { Tag } from '../display/tag.tsx';
import { hoursText, stationText } from '../wording/index.ts';
import { facilityTypeName } from './facility.copy.ts';
import { copy } from './facility-card.copy.ts';
import styles from './facility-card.module.css';
import { CardFoot } from './facility-card-foot.tsx';
import { facilityPlaceholder } from './facility-placeholder.ts';
import { VacancyStrip } from './vacancy/vacancy-strip.tsx';

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
  const { path_name, name, ownership, vacancy } = facility;
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
      <CardTags>
        <Tag kind="strong">{facilityTypeName(facility)}</Tag>
        <span className={styles.note}>
          {[ownership && ownerships[ownership], isFull && facility.municipality_name]
            .filter(Boolean)
            .join('・')}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </CardTags>
      {isFull && vacancy && <VacancyStrip vacancy={vacancy} today={today} />}
      <CardFacts facts={[whereabouts(facility), ...(isFull ? keyFacts(facility) : [])]} />
      {isFull ? (
        <CardFoot facility={facility}>{actions}</CardFoot>
      ) : (
        actions && <div className={styles.actions}>{actions}</div>
      )}
    </Card>
  );
}

/** The nearest station, or else the address. */
function whereabouts({ stations: [station], address }: FacilitySummary): CardFact {
  return station
    ? { icon: 'train', name: copy.station, value: stationText(station), isPlain: true }
    : { icon: 'map-pin', name: copy.address, value: address, isPlain: true };
}

/** Facts that parents compare first; `CardFoot` has the others. */
const keyFacts = ({ weekday_hours, capacity }: FacilitySummary): CardFact[] => [
  { icon: 'clock', name: copy.hours, value: weekday_hours && hoursText(weekday_hours), isPlain: true },
  { icon: 'people', name: copy.capacity, value: capacity && copy.people(capacity) },
];
