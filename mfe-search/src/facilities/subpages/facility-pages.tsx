import { PageLinks } from '../../page-links/page-links.tsx';
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
  <PageLinks
    label={copy.pages.label}
    links={(Object.keys(paths) as FacilityPage[]).map((page) => ({
      name: copy.pages[page],
      to: `/f/${of}${paths[page]}`,
      current: page === current ? (isHere ? 'page' : 'true') : undefined,
    }))}
  />
);
