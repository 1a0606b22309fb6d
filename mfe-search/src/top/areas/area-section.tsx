import { deferredPart } from '@enerabi/shared/kernel';
import styles from './area-section.module.css';
import { copy } from './areas.copy.ts';

const Areas = deferredPart(
  async () => (await import(/* webpackChunkName: 'top.areas' */ './areas.tsx')).Areas,
);

export const AreaSection = () => (
  <section className={styles.section} id="areas" aria-labelledby="areas-title" tabIndex={-1}>
    <h2 id="areas-title">{copy.title}</h2>
    <p>{copy.lead}</p>
    <Areas />
  </section>
);
