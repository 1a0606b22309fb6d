import { type CommutePlaces, commutePlacesOf } from '@enerabi/shared/commute';
import { getCommutePlaces } from '@enerabi/shared/contract';
import { useApi, useSession } from '@enerabi/shared/kernel';
import { Button } from '@enerabi/shared/ui';
import { HomeIcon } from '@enerabi/shared/ui/icons';
import { useEffect, useState } from 'react';
import { copy } from './commute.copy.ts';

/** Offers a member the places that the account has; nothing if it has no home or they cannot be loaded. */
export function AccountPlaces({ onUse }: { onUse: (places: CommutePlaces) => void }) {
  const api = useApi();
  const isMember = useSession(({ user }) => user !== null);
  const [saved, setSaved] = useState<CommutePlaces>();
  useEffect(() => {
    if (!isMember) return;
    const asking = new AbortController();
    api(getCommutePlaces, { signal: asking.signal, onFailure: () => null })
      .catch(() => null)
      .then((places) => {
        if (places && !asking.signal.aborted) setSaved(commutePlacesOf(places));
      });
    return () => asking.abort();
  }, [isMember, api]);
  if (!saved?.home) return null;
  return (
    <Button kind="plain" size="small" icon={<HomeIcon size="small" />} onClick={() => onUse(saved)}>
      {copy.account(saved.home, saved.works.length)}
    </Button>
  );
}
