import { deferredPart } from '@enerabi/shared/kernel';
import { copy } from './child.copy.ts';
import styles from './child-section.module.css';

const ChildSearch = deferredPart(
  async () => (await import(/* webpackChunkName: 'top.child' */ './child-search.tsx')).ChildSearch,
);

/** Child first (domain section 1.3): vacancies depend on the class to which the child is admitted. */
export const ChildSection = ({ today }: { today: string }) => (
  <section className={styles.section} aria-labelledby="child">
    <div className={styles.words}>
      <h2 id="child">{copy.title}</h2>
      <p>{copy.lead}</p>
    </div>
    <ChildSearch today={today} />
  </section>
);
