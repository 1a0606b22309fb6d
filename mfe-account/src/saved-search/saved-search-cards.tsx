import type { SavedSearch } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { dateText, dayInJapan, Panel, Tag } from '@enerabi/shared/ui';
import { CardList } from '../member/card-list.tsx';
import { FrequencyForm } from './frequency-form.tsx';
import { RemoveButton } from './remove-button.tsx';
import { resultsAddress } from './saved-search.address.ts';
import { things } from './saved-search.copy.ts';
import styles from './saved-search-cards.module.css';
import { copy } from './saved-searches.copy.ts';

/** Saved searches, each with the way to its results, how often it mails, and a button that removes it. */
export const SavedSearchCards = ({ searches }: { searches: readonly SavedSearch[] }) => (
  <CardList>
    {searches.map((search) => (
      <Panel key={search.saved_search_id} as="li" padding="4" gap="3">
        <div className={styles.head}>
          <Tag>{things[search.collection]}</Tag>
          <h2 className={styles.name}>
            <Link to={resultsAddress(search)}>{search.name}</Link>
          </h2>
          <p className={styles.dates}>
            <span>{copy.savedOn(dayText(search.created_at))}</span>
            <span>{search.last_sent_at ? copy.lastSent(dayText(search.last_sent_at)) : copy.neverSent}</span>
          </p>
        </div>
        <div className={styles.forms}>
          <FrequencyForm search={search} />
          <RemoveButton search={search} />
        </div>
      </Panel>
    ))}
  </CardList>
);

const dayText = (instant: string): string => dateText(dayInJapan(new Date(instant)));
