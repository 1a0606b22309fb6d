import type { FacilityDetail } from '@enerabi/shared/contract';
import { deferredPart } from '@enerabi/shared/kernel';
import { dateText, facilityPlaceholder } from '@enerabi/shared/ui';
import { copy } from './facility.copy.ts';
import styles from './facility-header.module.css';

const FacilityTags = deferredPart(
  async () => (await import(/* webpackChunkName: 'facility.facts' */ './facility-tags.tsx')).FacilityTags,
);
const FacilityGlance = deferredPart(
  async () => (await import(/* webpackChunkName: 'facility.facts' */ './facility-glance.tsx')).FacilityGlance,
);

/** What it is called and what decides, in one view. */
export const FacilityHeader = ({ facility }: { facility: FacilityDetail }) => (
  <header className={styles.header}>
    <img
      className={styles.picture}
      src={facilityPlaceholder(facility.path_name)}
      alt=""
      width={320}
      height={200}
    />
    <div className={styles.text}>
      <FacilityTags facility={facility} />
      <div>
        <h1>{facility.name}</h1>
        {facility.name_kana && <p className={styles.kana}>{facility.name_kana}</p>}
      </div>
      <FacilityGlance facility={facility} />
      <p className={styles.updated}>{copy.updated(dateText(facility.updated_on))}</p>
    </div>
  </header>
);
