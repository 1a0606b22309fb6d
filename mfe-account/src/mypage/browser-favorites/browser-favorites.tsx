import { mostFavorites } from '@enerabi/shared/constants';
import { useActionData } from '@enerabi/shared/kernel';
import {
  announce,
  Button,
  ButtonRow,
  ErrorMessage,
  Notice,
  Stack,
  SubmitButton,
  SubmitForm,
} from '@enerabi/shared/ui';
import { useRef } from 'react';
import type { MypageReply } from '../mypage.action.ts';
import { copy } from './browser-favorites.copy.ts';
import styles from './browser-favorites.module.css';
import { declineBrowserFavorites, useBrowserFavorites } from './stored-favorites.ts';

/** Offers to add the favourites of this browser that the account does not have. */
export function BrowserFavorites({ favoriteFacilityIds }: { favoriteFacilityIds: readonly number[] }) {
  const favorites = useBrowserFavorites(favoriteFacilityIds);
  const reply = useActionData<MypageReply>();
  const place = useRef<HTMLDivElement>(null);
  const failure = reply?.intent === 'add_favorites' ? reply.failure : undefined;
  const decline = () => {
    declineBrowserFavorites(favorites);
    announce(copy.declined);
    place.current?.focus();
  };
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      {favorites.length > 0 && (
        <Notice title={copy.title(favorites.length)}>
          <Stack gap="3">
            <p>{copy.text}</p>
            {failure && (
              <div role="alert">
                <ErrorMessage>{copy.failures[failure] ?? copy.failures.unavailable}</ErrorMessage>
              </div>
            )}
            <SubmitForm sending={copy.adding}>
              <input type="hidden" name="intent" value="add_favorites" />
              {favorites.slice(0, mostFavorites).map(({ facility_id }) => (
                <input key={facility_id} type="hidden" name="facility_ids" value={facility_id} />
              ))}
              <ButtonRow>
                <SubmitButton size="small" pendingLabel={copy.adding}>
                  {copy.add}
                </SubmitButton>
                <Button kind="plain" size="small" onClick={decline}>
                  {copy.decline}
                </Button>
              </ButtonRow>
            </SubmitForm>
          </Stack>
        </Notice>
      )}
    </div>
  );
}
