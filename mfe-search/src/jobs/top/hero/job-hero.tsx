import { deferredPart } from '@enerabi/shared/kernel';
import { Phrases } from '@enerabi/shared/ui';
import { CheckIcon } from '@enerabi/shared/ui/icons';
import { copy } from '../job-top.copy.ts';
import styles from './job-hero.module.css';

// Until its scripts load, the form is a plain GET form for the same address.
const JobSearchForm = deferredPart(
  async () => (await import(/* webpackChunkName: 'job-top.search' */ './job-search-form.tsx')).JobSearchForm,
);

/** Shows what can be relied on here, and the search, on one screen. */
export const JobHero = ({ total }: { total: number | undefined }) => (
  <section className={styles.hero}>
    <div className={styles.introduction}>
      <h1 className={styles.heading}>
        <Phrases>{copy.heading}</Phrases>
      </h1>
      <p className={styles.lead}>{copy.lead}</p>
      <ul className={styles.promises} aria-label={copy.promises.label}>
        {copy.promises.items.map((promise) => (
          <li key={promise} className={styles.promise}>
            <CheckIcon />
            {promise}
          </li>
        ))}
      </ul>
      {total !== undefined && total > 0 && <p className={styles.total}>{copy.total(total)}</p>}
    </div>
    <img
      className={styles.illustration}
      src="/illustrations/job-hero.svg"
      alt=""
      width={720}
      height={440}
      fetchPriority="high"
    />
    <div className={styles.panel}>
      <JobSearchForm />
    </div>
  </section>
);
