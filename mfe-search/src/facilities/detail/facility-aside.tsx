import type { FacilityContactLink, FacilityDetail, FacilityPreview } from '@enerabi/shared/contract';
import styles from './facility-aside.module.css';
import { VisitActions } from './header/visit-actions.tsx';
import { PageContents } from './page-contents.tsx';

interface FacilityAsideProps {
  facility: FacilityDetail;
  /** Null where they are not known, both. */
  contact: FacilityContactLink | null;
  preview: FacilityPreview | null;
  /** Whether the page has a section of what is near. */
  hasNearby: boolean;
}

/** What can be done and where things stand: beside the facts, and on a phone a bar that stays in view below them. */
export const FacilityAside = ({ facility, contact, preview, hasNearby }: FacilityAsideProps) => (
  <div className={styles.aside}>
    <VisitActions facility={facility} contact={contact} />
    <PageContents facility={facility} preview={preview} hasNearby={hasNearby} />
  </div>
);
