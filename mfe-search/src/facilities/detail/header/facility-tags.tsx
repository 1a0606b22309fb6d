import { ownerships } from '@enerabi/shared/constants';
import type { FacilityDetail } from '@enerabi/shared/contract';
import { facilityTypeName, Tag, TourTag } from '@enerabi/shared/ui';
import { copy } from '../facility.copy.ts';
import styles from './facility-tags.module.css';

/** Tags for the type, the place, and how visits are arranged. */
export const FacilityTags = ({ facility }: { facility: FacilityDetail }) => (
  <p className={styles.tags}>
    <Tag kind="strong">{facilityTypeName(facility)}</Tag>
    <Tag>{facility.municipality_name}</Tag>
    {facility.ownership && <Tag>{ownerships[facility.ownership]}</Tag>}
    {facility.is_child_protection_certified && <Tag kind="notice">{copy.protection}</Tag>}
    <TourTag acceptance={facility.tour_acceptance} />
  </p>
);
