import { Phrases } from '../display/phrases.tsx';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { IconMask } from '../icon/icon-mask.tsx';
import { copy } from './stepper.copy.ts';
import styles from './stepper.module.css';

interface StepperProps<S extends string> {
  steps: readonly S[];
  /** A step. */
  current: NoInfer<S>;
}

/** 入力 → 確認 → 完了 (domain section 6). Finished steps have a tick, with a text for screen readers. */
export function Stepper<S extends string>({ steps, current }: StepperProps<S>) {
  const currentAt = steps.indexOf(current);
  return (
    <ol className={styles.steps} data-count={steps.length} aria-label={copy.label}>
      {steps.map((step, at) => {
        const isDone = at < currentAt;
        return (
          <li
            key={step}
            className={styles.step}
            data-done={isDone || undefined}
            aria-current={at === currentAt ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {isDone ? <IconMask icon="check" /> : at + 1}
            </span>
            <span>
              <Phrases>{step}</Phrases>
            </span>
            {isDone && <VisuallyHidden>{copy.done}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
