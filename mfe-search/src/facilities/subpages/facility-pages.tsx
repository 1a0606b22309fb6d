import { Link } from '@enerabi/shared/kernel';
import styles from './facility-pages.module.css';
import { copy } from './subpages.copy.ts';

export type FacilityPage = 'facility' | 'notices' | 'messages';

const paths: Record<FacilityPage, string> = {
  facility: '',
  notices: '/notice_board',
  messages: '/support_message',
};

export const boardPath = (facilityPathName: string): string => `/f/${facilityPathName}${paths.notices}`;
export const messagesPath = (facilityPathName: string): string => `/f/${facilityPathName}${paths.messages}`;

interface FacilityPagesProps {
  /** Path name of the facility. */
  of: string;
  /** The current page, or the one above it; none on an interview. */
  current?: FacilityPage;
  /** False on a page below `current`. */
  isHere?: boolean;
}

/** Links to the pages of one facility, the same on each of them. */
export const FacilityPages = ({ of, current, isHere = true }: FacilityPagesProps) => (
  <nav aria-label={copy.pages.label}>
    <ul className={styles.pages}>
      {(Object.keys(paths) as FacilityPage[]).map((page) => (
        <li key={page}>
          <Link
            className={styles.page}
            to={`/f/${of}${paths[page]}`}
            aria-current={page === current ? (isHere ? 'page' : 'true') : undefined}
          >
            {copy.pages[page]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
