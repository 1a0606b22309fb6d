import type { Mypage } from '@enerabi/shared/contract';
import { BriefFacilityCard } from '@enerabi/shared/ui';
import { favoritesAddress } from '../../favorites/favorites.address.ts';
import { MemberSection } from '../../member/member-section.tsx';
import { copy } from '../mypage.copy.ts';
import { Invitation } from './invitation.tsx';
import styles from './sections.module.css';

interface FavoritesSectionProps {
  favorites: Mypage['favorite_facilities'];
}

export const FavoritesSection = ({ favorites: { total, latest } }: FavoritesSectionProps) => (
  <MemberSection
    id="favorites"
    title={copy.favorites.title}
    more={total > 0 ? { to: favoritesAddress('facility'), name: copy.favorites.all(total) } : undefined}
  >
    {latest.length === 0 ? (
      <Invitation text={copy.favorites.none} to="/f" action={copy.favorites.search} />
    ) : (
      <ul className={styles.columns} data-count={latest.length}>
        {latest.map((facility) => (
          <li key={facility.facility_id}>
            <BriefFacilityCard facility={facility} />
          </li>
        ))}
      </ul>
    )}
  </MemberSection>
);
