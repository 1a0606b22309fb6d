import { Button } from '@enerabi/shared/ui';
import { searchedAddress } from '../facilities/criteria/read-criteria.ts';
import { KeywordSuggestions } from '../facilities/suggestions/keyword-suggestions.tsx';
import { AreaField } from '../search/form/area-field.tsx';
import { useSearchSubmit } from '../search/form/use-search-submit.ts';
import styles from './hero.module.css';
import { copy } from './top.copy.ts';

export function SearchForm() {
  const { isSearching, submit } = useSearchSubmit(searchedAddress);
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
