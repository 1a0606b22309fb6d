import { useCapabilities } from '@enerabi/shared/kernel';
import { Panel, Phrases, Stack } from '@enerabi/shared/ui';
import styles from './apply-steps.module.css';
import { applySteps, copy } from './sections.copy.ts';

/** How one gets from a posting to an application, in three steps. */
export const ApplySteps = () => (
  <Stack as="section" gap="4" aria-labelledby="apply-steps">
    <h2 id="apply-steps">{copy.apply.title}</h2>
    <ol className={styles.steps}>
      {applySteps(useCapabilities()).map(({ title, text }, at) => (
        <Panel key={title} as="li" tone="surface" padding="5" className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          <h3>
            <Phrases>{title}</Phrases>
          </h3>
          <p className={styles.text}>{text}</p>
        </Panel>
      ))}
    </ol>
  </Stack>
);
