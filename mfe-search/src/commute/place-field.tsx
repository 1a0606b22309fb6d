import type { CommutePlace } from '@enerabi/shared/commute';
import { Button, ProperName, TextField, VisuallyHidden } from '@enerabi/shared/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { copy } from './commute.copy.ts';
import styles from './place-field.module.css';
import { useStationSearch } from './use-station-search.ts';

interface PlaceFieldProps {
  name: string;
  label: string;
  place: CommutePlace | undefined;
  onChange: (place: CommutePlace | undefined) => void;
  /** Another way to choose the place. */
  children?: ReactNode;
}

/** A place: found by the name of its station, then shown until it is removed. */
export function PlaceField({ name, label, place, onChange, children }: PlaceFieldProps) {
  const around = useRef<HTMLDivElement>(null);
  const shown = useRef(place);
  const { typed, choices, hasFailed, search, clear } = useStationSearch();
  const change = (next: CommutePlace | undefined): void => {
    clear();
    onChange(next);
  };
  // A pressed button that is gone hands the focus on to its successor.
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (document.activeElement === document.body)
      around.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [place]);
  const chooseFirst = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !choices[0]) return;
    event.preventDefault();
    change(choices[0].place);
  };
  return (
    <div ref={around} className={styles.field}>
      {place ? (
        <div className={styles.chosen}>
          <p className={styles.label}>{label}</p>
          <p className={styles.place}>
            <ProperName>{copy.place(place)}</ProperName>
          </p>
          <Button kind="plain" size="small" onClick={() => change(undefined)}>
            <VisuallyHidden>{copy.removeOf(label)}</VisuallyHidden>
            {copy.remove}
          </Button>
        </div>
      ) : (
        <>
          <TextField
            type="search"
            name={name}
            label={label}
            hint={copy.hint}
            autoComplete="off"
            enterKeyHint="search"
            onInput={({ currentTarget, nativeEvent }) => {
              if (!(nativeEvent as InputEvent).isComposing) search(currentTarget.value);
            }}
            onCompositionEnd={({ currentTarget }) => search(currentTarget.value)}
            onKeyDown={chooseFirst}
          />
          <p className={styles.status} role="status">
            {typed && statusOf(typed, choices.length, hasFailed)}
          </p>
          {choices.length > 0 && (
            <ul className={styles.choices} aria-label={copy.stations}>
              {choices.map((choice) => (
                <li key={`${choice.place.name} ${choice.note}`}>
                  <button type="button" className={styles.choice} onClick={() => change(choice.place)}>
                    <ProperName>{choice.place.name}</ProperName>{' '}
                    <span className={styles.note}>{choice.note}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {children}
        </>
      )}
    </div>
  );
}

function statusOf(typed: string, choices: number, hasFailed: boolean): string {
  if (hasFailed) return copy.failed;
  return choices > 0 ? copy.found(choices) : copy.none(typed);
}
