import styles from './stepper.module.css';

/** 入力 → 確認 → 完了 (domain section 6). */
export function Stepper({ steps, current }: { steps: readonly string[]; current: string }) {
  return (
    <ol className={styles.steps} aria-label="お手続きの流れ">
      {steps.map((step, at) => (
        <li key={step} className={styles.step} aria-current={step === current ? 'step' : undefined}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
