import type { RememberedChild } from '@enerabi/shared/child';
import { copy } from './child.copy.ts';
import styles from './child-choice.module.css';

interface ChildChoiceProps {
  /** Oldest first. */
  family: readonly RememberedChild[];
  /** The one in the fields. */
  chosen: RememberedChild;
  onChoose: (child: RememberedChild) => void;
}

/** Chooses between the children of a family; a single child needs no choice. */
export function ChildChoice({ family, chosen, onChoose }: ChildChoiceProps) {
  if (family.length < 2) return null;
  const at = family.findIndex(({ birthday }) => birthday === chosen.birthday);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div className={styles.choice} role="group" aria-label={copy.children}>
      {family.map((child, index) => (
        <button
          // Twins have the same birthday.
          key={`${child.birthday} ${index}`}
          type="button"
          className={styles.child}
          aria-pressed={index === at}
          onClick={() => onChoose(child)}
        >
          {copy.born(child.birthday)}
        </button>
      ))}
    </div>
  );
}
