import { Panel } from '@enerabi/shared/ui';
import { copy } from './slots.copy.ts';
import styles from './slots.module.css';

interface VisitGuideProps {
  /** The facility's own words, with line breaks. */
  guidance: string | null;
}

/** How booking a visit works, and what to think of on the day. */
export const VisitGuide = ({ guidance }: VisitGuideProps) => (
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
      {guidance && (
        <Panel as="section" tone="accent" padding="4" gap="2" aria-labelledby="guidance">
          <h3 id="guidance">{copy.bring.guidance}</h3>
          <p className={styles.guidance}>{guidance}</p>
        </Panel>
      )}
      <ul className={styles.points}>
        <li>{guidance ? copy.bring.besideGuidance : copy.bring.withoutGuidance}</li>
        {copy.bring.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  </>
);
