import type { FacilityDetail } from '@enerabi/shared/contract';
import { Picture } from '@enerabi/shared/ui';
import { Section } from '../section.tsx';
import { copy } from './photo-gallery.copy.ts';
import styles from './photo-gallery.module.css';

type Photos = NonNullable<FacilityDetail['photos']>;

/** Shows photographs of the facility; without any, the header shows its illustration. */
export function PhotoGallery({ facility: { photos = [] } }: { facility: FacilityDetail }) {
  if (photos.length === 0) return null;
  return (
    <Section id="photos">
      <ul className={styles.photos}>
        {photos.map(({ url, alt, width, height }) => (
          <li key={url}>
            <Picture src={url} alt={alt} width={width} height={height} fill />
          </li>
        ))}
      </ul>
      {creditsOf(photos).map((credit) => (
        <p key={credit} className={styles.credit}>
          {credit}
        </p>
      ))}
    </Section>
  );
}

const creditsOf = (photos: Photos): string[] => [
  ...new Set(photos.map(({ credit, licence }) => copy.credit(credit, licence)).filter((text) => text !== '')),
];
