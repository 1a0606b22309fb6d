import { useOwnFavorites } from '@enerabi/shared/favorites';
import { Link } from '@enerabi/shared/kernel';
import { Panel, Stack } from '@enerabi/shared/ui';
import { CompareButton } from '../compare-choice/compare-button.tsx';
import { FavoriteFacilityButton } from './favorite-facility-button.tsx';
import { favoritesCopy as copy } from './favorites.copy.ts';
import styles from './own-favorites.module.css';

/** Lists the visitor's favourites, each with a button for the comparison; nothing if there are none. */
export function OwnFavorites() {
  const { favorites, isMember } = useOwnFavorites();
  if (favorites.length === 0) return null;
  return (
    <Stack as="section" gap="3" className={styles.favorites} aria-labelledby="own-favorites">
      <h2 id="own-favorites">{copy.title}</h2>
      <p className={styles.saved}>{isMember ? copy.savedWithAccount : copy.saved}</p>
      <Panel as="ul" className={styles.list}>
        {favorites.map((facility) => (
          <li key={facility.facility_id} className={styles.facility}>
            <Link className={styles.name} to={`/f/${facility.path_name}`}>
              {facility.name}
            </Link>
            <span className={styles.actions}>
              <CompareButton facility={facility} />
              <FavoriteFacilityButton facility={facility} />
            </span>
          </li>
        ))}
      </Panel>
    </Stack>
  );
}
