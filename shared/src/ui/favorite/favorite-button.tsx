import { useEarlyPress } from '@enerabi/shared/kernel';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { announce } from '../feedback/announce.ts';
import { HeartIcon } from '../icon/signs/heart.tsx';
import { HeartFilledIcon } from '../icon/signs/heart-filled.tsx';
import { favoriteCopy as copy } from './favorite.copy.ts';
import styles from './favorite-button.module.css';
import { Refusal } from './refusal.tsx';

/** The store of favourites: the API for a member, the browser for a visitor. */
export interface FavoriteStore {
  /** Calls back whenever the result of `has` may have changed; returns how to unsubscribe. */
  subscribe: (changed: () => void) => () => void;
  has: (id: number) => boolean;
  /** The state in the server's HTML, and while hydrating. */
  hadOnServer: (id: number) => boolean;
  /** Rejects if the change cannot be saved; `has` then returns the former state. */
  change: (id: number, wanted: boolean) => Promise<void>;
}

interface FavoriteButtonProps {
  store: FavoriteStore;
  /** Id of the facility or the job posting. */
  id: number;
  /** The facility's or job's name, which distinguishes the buttons of a page. */
  name: string;
  /** `icon` is a heart without text, for a card. */
  kind?: 'icon' | 'label';
}

/**
 * A toggle button: its name is constant, `aria-pressed` has its state, and its tooltip says what pressing does. Both
 * hearts overlap, so that nothing moves. If the change fails, the heart returns to its former state, and the reason is
 * shown below it.
 */
export function FavoriteButton({ store, id, name, kind = 'icon' }: FavoriteButtonProps) {
  const isFavorite = useSyncExternalStore(
    store.subscribe,
    () => store.has(id),
    () => store.hadOnServer(id),
  );
  const [wanted, setWanted] = useState<boolean>();
  const [refusal, setRefusal] = useState<string>();
  const forgetRefusal = useCallback(() => setRefusal(undefined), []);
  const isPending = wanted !== undefined;
  const isPressed = wanted ?? isFavorite;
  const early = useEarlyPress(isPressed);
  const toggle = async () => {
    setWanted(!isFavorite);
    forgetRefusal();
    try {
      await store.change(id, !isFavorite);
      announce(isFavorite ? copy.removed(name) : copy.added(name));
    } catch (error) {
      reportError(error);
      setRefusal(isFavorite ? copy.notRemoved : copy.notAdded);
      announce(isFavorite ? copy.removeFailed(name) : copy.addFailed(name));
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <span className={styles.wrapper}>
      <button
        {...early}
        type="button"
        className={styles.favorite}
        data-kind={kind}
        aria-pressed={isPressed}
        aria-label={copy.nameOf(name)}
        aria-disabled={isPending || undefined}
        title={isPressed ? copy.remove : copy.add}
        onClick={isPending ? undefined : toggle}
        onBlur={forgetRefusal}
      >
        <span className={styles.heart}>{isPressed ? <HeartFilledIcon /> : <HeartIcon />}</span>
        {kind === 'label' && copy.label}
      </button>
      {refusal && <Refusal text={refusal} onLeave={forgetRefusal} />}
    </span>
  );
}
