import type { FacilityContactLink, FacilityDetail, FacilityPreview } from '@enerabi/shared/contract';
import styles from './facility-aside.module.css';
import { VisitActions } from './header/visit-actions.tsx';
import { PageContents } from './page-contents.tsx';

interface FacilityAsideProps {
  facility: FacilityDetail;
  /** Null if the links are not known. */
  contact: FacilityContactLink | null;
  preview: FacilityPreview | null;
  /** Whether the page has a section of nearby facilities. */
  hasNearby: boolean;
}

/**
 * Shows the actions and the table of contents: beside the facts, or on a phone as two bars, which stay at the bottom
 * and at the top of the window.
 */
export const FacilityAside = ({ facility, contact, preview, hasNearby }: FacilityAsideProps) => (
  <div className={styles.aside}>
    <div className={styles.actions}>
      <VisitActions facility={facility} contact={contact} />
    </div>
    <PageContents facility={facility} preview={preview} hasNearby={hasNearby} />
  </div>
);
