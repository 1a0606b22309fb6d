import type { FacilityDetail } from '@enerabi/shared/contract';
import { deferredPart } from '@enerabi/shared/kernel';
import { CommuteLine, dateText, facilityPlaceholder, Picture, ProperName } from '@enerabi/shared/ui';
import { copy } from '../facility.copy.ts';
import styles from './facility-header.module.css';

const FacilityTags = deferredPart(
  async () => (await import(/* webpackChunkName: 'facility.facts' */ './facility-tags.tsx')).FacilityTags,
);
const FacilityKeyFacts = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'facility.facts' */ './facility-key-facts.tsx')).FacilityKeyFacts,
);

const FavoriteFacilityButton = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'facility.facts' */ '../../favorites/favorite-facility-button.tsx'))
      .FavoriteFacilityButton,
);

const CompareEntry = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'facility.facts' */ '../../compare-choice/compare-entry.tsx'))
      .CompareEntry,
);

const ShareLink = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'facility.facts' */ '../../../share/share-link.tsx')).ShareLink,
);

/** Shows the first photograph, or the illustration if there is none. */
function Lead({ facility: { photos = [], path_name } }: { facility: FacilityDetail }) {
  const drawing = facilityPlaceholder(path_name);
  const [photo = { url: drawing, alt: '', width: 320, height: 200 }] = photos;
  const { url, alt, width, height } = photo;
  return (
    <Picture src={url} alt={alt} width={width} height={height} fallback={drawing} fill loading="eager" />
  );
}

/** Shows the name and the most important facts in one view. */
export const FacilityHeader = ({ facility }: { facility: FacilityDetail }) => (
  <header className={styles.header}>
    <div className={styles.picture}>
      <Lead facility={facility} />
    </div>
    <div className={styles.text}>
      <FacilityTags facility={facility} />
      <div>
        <h1>
          <ProperName>{facility.name}</ProperName>
        </h1>
        {facility.name_kana && <p className={styles.kana}>{facility.name_kana}</p>}
      </div>
      <FacilityKeyFacts facility={facility} />
      <CommuteLine facility={facility} />
      <p className={styles.updated}>{copy.updated(dateText(facility.updated_on))}</p>
    </div>
    <div className={styles.actions}>
      <FavoriteFacilityButton kind="label" facility={facility} />
      <CompareEntry facility={facility} />
      <ShareLink
        path={`/f/${facility.path_name}`}
        title={`${facility.name}（${facility.municipality_name}）`}
      >
        {copy.share}
      </ShareLink>
    </div>
  </header>
);
