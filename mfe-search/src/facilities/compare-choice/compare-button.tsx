import type { FacilitySummary } from '@enerabi/shared/contract';
import { Link, useEarlyPress } from '@enerabi/shared/kernel';
import { announce, Stack } from '@enerabi/shared/ui';
import { CheckIcon } from '@enerabi/shared/ui/icons';
import { useState } from 'react';
import { comparisonAddress } from '../comparison/comparison-address.ts';
import { isFull, withAdded, without } from './chosen.rules.ts';
import { chosenFacilities, keepChosen } from './chosen.store.ts';
import { copy } from './compare.copy.ts';
import styles from './compare-button.module.css';
import { useChosen } from './use-chosen.ts';

interface CompareButtonProps {
  facility: Pick<FacilitySummary, 'path_name' | 'name'>;
  /** `short` for a card, where a line has little room. */
  kind?: 'full' | 'short';
}

/**
 * A toggle button: its name is constant, `aria-pressed` has its state, and its tooltip says what pressing does. If the
 * choice is full, the button does not change, and a text below it explains what to do.
 */
export function CompareButton({ facility, kind = 'full' }: CompareButtonProps) {
  const { path_name, name } = facility;
  const chosen = useChosen() ?? [];
  const [wasRefused, setWasRefused] = useState(false);
  const isChosen = chosen.includes(path_name);
  const early = useEarlyPress(isChosen);
  const isRefused = wasRefused && !isChosen && isFull(chosen);
  const toggle = () => {
    const before = chosenFacilities();
    const next = isChosen ? without(before, path_name) : withAdded(before, path_name);
    setWasRefused(next === before);
    if (next === before) return announce(copy.full);
    keepChosen(next);
    announce(isChosen ? copy.removed(name) : copy.added(name, next.length));
  };
  return (
    <Stack gap="1" className={styles.place}>
      <button
        {...early}
        type="button"
        className={styles.compare}
        data-kind={kind}
        aria-pressed={isChosen}
        aria-label={copy.nameOf(name)}
        title={isChosen ? copy.remove : copy.add}
        onClick={toggle}
      >
        <span className={styles.box}>{isChosen && <CheckIcon size="small" />}</span>
        {kind === 'short' ? copy.short : copy.add}
      </button>
      {isRefused && (
        <p className={styles.refusal}>
          {copy.full} <Link to={comparisonAddress(chosen)}>{copy.toTable}</Link>
        </p>
      )}
    </Stack>
  );
}
