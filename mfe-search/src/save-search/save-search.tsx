import { queryString } from '@enerabi/shared/client';
import type { SavedCollection } from '@enerabi/shared/constants';
import { ButtonLink, Panel } from '@enerabi/shared/ui';
import { MailIcon } from '@enerabi/shared/ui/icons';
import { copy } from './save-search.copy.ts';
import styles from './save-search.module.css';

interface SaveSearchProps {
  collection: Exclude<SavedCollection, 'openings'>;
  /** The conditions as a query of the API, without order and page. */
  conditions: string;
  /** Query of the page's address; by default the same. */
  search?: string;
  /** Names the conditions, such as 東京都・保育士・正社員. */
  name: string;
}

/** Leads to the page that saves a search; a visitor logs in on the way, and comes back to it. */
export const SaveSearch = ({ collection, conditions, search, name }: SaveSearchProps) => (
  <Panel padding="4" gap="2" tone="sunken" className={styles.save}>
    <ButtonLink
      kind="secondary"
      icon={<MailIcon size="small" />}
      to={`/mypage/saved_search/new?${queryString({ collection, name: shortened(name), conditions, search })}`}
    >
      {copy.save}
    </ButtonLink>
    <p className={styles.note}>{copy.note(collection)}</p>
  </Panel>
);

/** The name is part of an address, which must stay short enough for the way over the login. */
const longestName = 80;

const shortened = (name: string): string => {
  const signs = Array.from(name);
  return signs.length > longestName ? `${signs.slice(0, longestName - 1).join('')}…` : name;
};
