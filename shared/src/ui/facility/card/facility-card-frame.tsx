import type { ReactNode } from 'react';
import type { FacilitySummary } from '../../../contract/index.ts';
import { Card, CardHead, CardName, CardTags } from '../../card/card.tsx';
import type { CardFact } from '../../card/card-facts.tsx';
import type { HeadingLevel } from '../../display/heading.ts';
import { Picture, type PictureProps } from '../../display/picture.tsx';
import { ProperName } from '../../display/proper-name.tsx';
import { Tag } from '../../display/tag.tsx';
import { stationText } from '../../wording/index.ts';
import { facilityTypeName } from '../facility.copy.ts';
import { facilityPlaceholder } from '../facility-placeholder.ts';
import { CommuteLine } from './commute-line.tsx';
import { copy } from './facility-card.copy.ts';
import styles from './facility-card.module.css';

export interface FacilityCardProps {
  facility: FacilitySummary;
  /** Without a photo, the facility's illustration is shown. */
  photo?: { src: string; alt: string; width: number; height: number };
  /** A further text, such as the distance from another facility. */
  note?: ReactNode;
  /** A favourite button. */
  favorite?: ReactNode;
  /** Further actions below the facts, such as comparing the facility with others. */
  actions?: ReactNode;
  /** `eager` for a card in the first view of a page. */
  loading?: PictureProps['loading'];
  heading?: HeadingLevel;
}

interface FacilityCardFrameProps extends Omit<FacilityCardProps, 'actions'> {
  leadKind: 'picture' | 'thumbnail';
  /** A few words in small print beside the type. */
  words: readonly (string | null | undefined)[];
  children: ReactNode;
}

/** The parts that full and brief cards share: picture, name, type; the whole card is a link. */
export function FacilityCardFrame({
  facility,
  photo,
  note,
  favorite,
  loading,
  heading = 'h3',
  leadKind,
  words,
  children,
}: FacilityCardFrameProps) {
  const { path_name, name } = facility;
  const placeholder = facilityPlaceholder(path_name);
  const picture = photo ?? { src: placeholder, alt: '', width: 320, height: 200 };
  return (
    <Card leadKind={leadKind} lead={<Picture {...picture} fallback={placeholder} fill loading={loading} />}>
      <CardHead aside={favorite}>
        <CardName heading={heading} to={`/f/${path_name}`}>
          <ProperName>{name}</ProperName>
        </CardName>
      </CardHead>
      <CardTags>
        <Tag kind="strong">{facilityTypeName(facility)}</Tag>
        <span className={styles.note}>{words.filter(Boolean).join('・')}</span>
        {note && <span className={styles.note}>{note}</span>}
      </CardTags>
      <CommuteLine facility={facility} />
      {children}
    </Card>
  );
}

/** The nearest station, or else the address. */
export function whereabouts({ stations: [station], address }: FacilitySummary): CardFact {
  return station
    ? { icon: 'train', name: copy.station, value: stationText(station), isPlain: true }
    : { icon: 'map-pin', name: copy.address, value: address, isPlain: true };
}
