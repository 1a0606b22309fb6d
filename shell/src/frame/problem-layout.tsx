import { Button, KeywordField } from '@enerabi/shared/ui';
import { SearchIcon } from '@enerabi/shared/ui/icons';
import type { ReactNode } from 'react';
import { copy } from './problem.copy.ts';
import styles from './problem.module.css';

interface ProblemLayoutProps {
  title: string;
  illustration: 'not-found' | 'problem';
  children: ReactNode;
}

/** Shows the problem beside a friendly drawing, with links that need no script. */
export const ProblemLayout = ({ title, illustration, children }: ProblemLayoutProps) => (
  <div className={styles.problem}>
    <img
      className={styles.illustration}
      src={`/illustrations/${illustration}.svg`}
      alt=""
      width={320}
      height={240}
    />
    <div className={styles.words}>
      <h1>{title}</h1>
      {children}
    </div>
    <SearchBox />
  </div>
);

const SearchBox = () => (
  // biome-ignore lint/a11y/useSemanticElements: the oldest browsers we serve do not know <search>
  <form role="search" className={styles.search} action="/f" aria-label={copy.searchTitle}>
    <KeywordField
      label={copy.searchTitle}
      beside={
        <Button type="submit" icon={<SearchIcon size="small" />}>
          {copy.search}
        </Button>
      }
    />
  </form>
);
