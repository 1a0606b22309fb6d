import { isOffered } from '@enerabi/shared/constants';
import { useCapabilities } from '@enerabi/shared/kernel';
import { countText, Pagination } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import { LinkTabs } from '../member/link-tabs.tsx';
import { MemberPage } from '../member/member-page.tsx';
import { FavoriteResult } from './favorite-result.tsx';
import { type FavoriteKind, favoritesAddress } from './favorites.address.ts';
import { copy } from './favorites.copy.ts';
import styles from './favorites-page.module.css';

interface FavoritesPageProps {
  kind: FavoriteKind;
  list: { total: number; page: number };
  lastPage: number;
  /** Actions on the whole list. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A list of favourites, with a link to the other list. */
export function FavoritesPage({ kind, list, lastPage, tools, children }: FavoritesPageProps) {
  const can = useCapabilities();
  const kinds = (['facility', 'job'] as const).filter(
    (other) => other === kind || isOffered(favoritesAddress(other), can),
  );
  return (
    <MemberPage title={copy.title} lead={copy.lead}>
      {kinds.length > 1 && (
        <LinkTabs
          label={copy.lists}
          tabs={kinds.map((other) => ({
            to: favoritesAddress(other),
            name: copy[other],
            isCurrent: other === kind,
          }))}
        />
      )}
      <FavoriteResult />
      {list.total > 0 && (
        <div className={styles.bar}>
          <p className={styles.count}>{copy.count(countText(list.total))}</p>
          {tools}
        </div>
      )}
      {children}
      <Pagination page={list.page} lastPage={lastPage} addressOf={(page) => favoritesAddress(kind, page)} />
    </MemberPage>
  );
}
