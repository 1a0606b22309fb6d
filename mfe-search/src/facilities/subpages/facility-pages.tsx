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
  /** The page that this is, or is the way to; none on an interview. */
  current?: FacilityPage;
  /** It is this page itself, not one below it. */
  isHere?: boolean;
}

/** The pages of one facility: the same on each of them. */
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
