import type { Top } from '@enerabi/shared/contract';
import { deferredPart, useSite } from '@enerabi/shared/kernel';
import { Phrases } from '@enerabi/shared/ui';
import styles from './hero.module.css';
import { SearchWays } from './search-ways.tsx';
import { copy } from './top.copy.ts';

// Until its scripts load, the form is a plain GET form for the same address.
const SearchForm = deferredPart(
  async () => (await import(/* webpackChunkName: 'top.search' */ './search-form.tsx')).SearchForm,
);

/** Shows what the site is, and the search, on one screen. */
export const Hero = ({ totals }: { totals: Top['totals'] | undefined }) => (
  <section className={styles.hero}>
    <div className={styles.introduction}>
      <h1 className={styles.heading}>
        <Phrases>{copy.heading}</Phrases>
      </h1>
      <p className={styles.lead}>{copy.lead}</p>
      <Totals totals={totals} />
      <Ranking />
    </div>
    <img
      className={styles.illustration}
      src="/illustrations/hero.svg"
      alt=""
      width={720}
      height={440}
      fetchPriority="high"
    />
    <div className={styles.panel}>
      <SearchForm />
      <SearchWays />
    </div>
  </section>
);

const Totals = ({ totals }: { totals: Top['totals'] | undefined }) =>
  totals &&
  totals.facilities > 0 && (
    <p className={styles.totals}>
      <strong>{copy.totals(totals.facilities)}</strong>
      {totals.visit_bookable_facilities > 0 && <span>{copy.bookable(totals.visit_bookable_facilities)}</span>}
    </p>
  );

/** A ranking claim must name its source, method and date (景品表示法). */
function Ranking() {
  const { ranking } = useSite();
  if (!ranking) return null;
  return (
    <p className={styles.ranking}>
      <strong>{ranking.claim}</strong>
      <small>{ranking.source}</small>
    </p>
  );
}
