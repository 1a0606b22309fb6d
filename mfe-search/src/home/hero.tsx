import type { Top } from '@enerabi/shared/contract';
import { useSite } from '@enerabi/shared/kernel';
import { Button } from '@enerabi/shared/ui';
import { AreaField } from '../facilities/list/area-field.tsx';
import { useSearchSubmit } from '../facilities/list/use-search-submit.ts';
import { KeywordSuggestions } from '../facilities/suggestions/keyword-suggestions.tsx';
import styles from './hero.module.css';
import { copy } from './home.copy.ts';
import { SearchWays } from './search-ways.tsx';

/** What the site is, and the search, in one screen. */
export const Hero = ({ totals }: { totals: Top['totals'] | undefined }) => (
  <section className={styles.hero}>
    <div className={styles.introduction}>
      <h1 className={styles.heading}>{copy.heading}</h1>
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

/** Never without who found it, how and when (景品表示法). */
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

function SearchForm() {
  const { isSearching, submit } = useSearchSubmit();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers we serve do not know <search>
    <form role="search" className={styles.search} method="get" action="/f" onSubmit={submit}>
      <h2 className={styles.title}>{copy.search}</h2>
      <AreaField />
      <KeywordSuggestions />
      <Button type="submit" pending={isSearching}>
        {copy.submit}
      </Button>
    </form>
  );
}
