import { Link } from '@enerabi/shared/kernel';
import type { FacilityDetail } from '../../contract/index.ts';
import { Tag } from '../display/tag.tsx';
import { facilityTypeName } from './facility.copy.ts';
import { PhoneLinks } from './phone-links.tsx';
import styles from './target-facility.module.css';

interface TargetFacilityProps {
  facility: FacilityDetail;
  /** Tells several on one page apart. */
  label?: string;
}

/** Whom a contact or a booking is for (specification section 3, target facility). */
export const TargetFacility = ({ facility, label = '対象の園・施設' }: TargetFacilityProps) => (
  <section className={styles.facility} aria-label={label}>
    <Tag kind="strong">{facilityTypeName(facility)}</Tag>
    <p className={styles.name}>
      <Link to={`/f/${facility.path_name}`}>{facility.name}</Link>
    </p>
    <p className={styles.address}>{facility.address}</p>
    {facility.phones.length > 0 && (
      <p>
        電話：
        <PhoneLinks phones={facility.phones} />
      </p>
    )}
  </section>
);
