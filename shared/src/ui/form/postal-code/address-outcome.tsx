import { Button } from '../../action/button.tsx';
import { copy } from './postal-code.copy.ts';
import styles from './postal-code-field.module.css';
import type { AddressFillOutcome } from './use-address-fill.ts';

interface AddressOutcomeProps {
  outcome: AddressFillOutcome;
  onAnswer: (mayReplace: boolean) => void;
}

/** Shows the outcome; a problem is shown as the field's error instead. */
export function AddressOutcome({ outcome, onAnswer }: AddressOutcomeProps) {
  if (outcome.kind === 'done' || outcome.kind === 'note')
    return <p className={styles[outcome.kind]}>{outcome.text}</p>;
  if (outcome.kind !== 'question') return null;
  return (
    <div className={styles.question}>
      <p>{outcome.text}</p>
      <Button size="small" onClick={() => onAnswer(true)}>
        {copy.replace}
      </Button>
      <Button size="small" kind="secondary" onClick={() => onAnswer(false)}>
        {copy.keep}
      </Button>
    </div>
  );
}
