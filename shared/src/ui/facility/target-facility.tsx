import { Link } from '@enerabi/shared/kernel';
import type { FacilityDetail } from '../../contract/index.ts';
import { Picture } from '../display/picture.tsx';
import { ProperName } from '../display/proper-name.tsx';
import { Tag } from '../display/tag.tsx';
import { facilityTypeName } from './facility.copy.ts';
import { facilityPlaceholder } from './facility-placeholder.ts';
import { PhoneLinks } from './phone-links.tsx';
import { copy } from './target-facility.copy.ts';
import styles from './target-facility.module.css';

interface TargetFacilityProps {
  facility: FacilityDetail;
  /** Accessible name; needed if a page has several. */
  label?: string;
}

/** The facility of a contact or a booking (specification section 3, target facility). */
export const TargetFacility = ({ facility, label = copy.label }: TargetFacilityProps) => (
  <section className={styles.facility} aria-label={label}>
    <div className={styles.text}>
      <Tag kind="strong">{facilityTypeName(facility)}</Tag>
      <p className={styles.name}>
        <Link to={`/f/${facility.path_name}`}>
          <ProperName>{facility.name}</ProperName>
        </Link>
      </p>
      <p className={styles.address}>{facility.address}</p>
      {facility.phones.length > 0 && (
        <p>
          {copy.phones}
          <PhoneLinks phones={facility.phones} />
        </p>
      )}
    </div>
    <div className={styles.picture}>
      <Picture src={facilityPlaceholder(facility.path_name)} alt="" width={320} height={200} fill />
    </div>
  </section>
);
