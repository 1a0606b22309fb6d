import { copy } from './slots.copy.ts';
import styles from './slots.module.css';

/** How booking a visit works, and what to think of on the day. */
export const VisitGuide = () => (
  <>
    <section className={styles.section} aria-labelledby="flow">
      <h2 id="flow">{copy.flow.title}</h2>
      <ol className={styles.flow}>
        {copy.flow.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
    <section className={styles.section} aria-labelledby="bring">
      <h2 id="bring">{copy.bring.title}</h2>
      <ul className={styles.points}>
        {copy.bring.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  </>
);
