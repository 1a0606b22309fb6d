import { useOwnFavorites } from '@enerabi/shared/favorites';
import { useNavigate } from '@enerabi/shared/kernel';
import { useEffect } from 'react';
import { favoriteAddress } from './favorite-address.ts';

/** Opens the visitor's own list if the address names no facilities. @param isNamed whether it names some */
export function useOwnList(isNamed: boolean): void {
  const navigate = useNavigate();
  const { favorites } = useOwnFavorites();
  useEffect(() => {
    if (isNamed || favorites.length === 0) return;
    void navigate(favoriteAddress(favorites.map(({ path_name }) => path_name)), { replace: true });
  }, [isNamed, favorites, navigate]);
}
