import { isOffered, mostComparedFacilities, mostPlannedFacilities } from '@enerabi/shared/constants';
import { type FacilityDetail, plannerPagePath } from '@enerabi/shared/contract';
import { useOwnFavorites } from '@enerabi/shared/favorites';
import { Link, useCapabilities, useEarlyPress } from '@enerabi/shared/kernel';
import { Button, ButtonLink } from '@enerabi/shared/ui';
import { ShareLink } from '../../share/share-link.tsx';
import { comparisonAddress } from '../comparison/comparison-address.ts';
import { favoriteAddress } from './favorite-address.ts';
import { copy } from './favorite-list.copy.ts';
import styles from './favorite-list.module.css';

/** Actions on the list: compare, plan visits, send it to the family, print it. */
export function FavoriteActions({ facilities }: { facilities: readonly FacilityDetail[] }) {
  const can = useCapabilities();
  const early = useEarlyPress();
  const names = facilities.map(({ path_name }) => path_name);
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <ButtonLink
          kind="secondary"
          size="small"
          to={comparisonAddress(names.slice(0, mostComparedFacilities))}
        >
          {copy.compare}
        </ButtonLink>
        {can.visitBooking && (
          <ButtonLink
            kind="secondary"
            size="small"
            to={plannerPagePath(names.slice(0, mostPlannedFacilities))}
            reloadDocument
          >
            {copy.plan}
          </ButtonLink>
        )}
        <Button {...early} kind="plain" size="small" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </div>
      <ShareLink path={favoriteAddress(names)} title={copy.title}>
        {copy.share}
      </ShareLink>
      <Ownership names={names} />
    </div>
  );
}

/** Says where the list is stored, or how to take over facilities of somebody else's. */
function Ownership({ names }: { names: readonly string[] }) {
  const { favorites, isMember } = useOwnFavorites();
  const can = useCapabilities();
  const own = favorites.map(({ path_name }) => path_name);
  const isOwn = own.length > 0 && own.slice(0, names.length).every((name) => names.includes(name));
  if (!isOwn)
    return (
      <p className={styles.saved}>
        {copy.others.title}
        {own.length > 0 && <Link to={favoriteAddress(own)}>{copy.others.own}</Link>}
      </p>
    );
  return (
    <p className={styles.saved}>
      {isMember ? copy.savedWithAccount : copy.saved}
      {!isMember && isOffered('/register', can) && <Link to="/register">{copy.register}</Link>}
    </p>
  );
}
