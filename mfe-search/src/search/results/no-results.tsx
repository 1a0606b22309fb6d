import { Link } from '@enerabi/shared/kernel';
import { ButtonLink, EmptyState } from '@enerabi/shared/ui';
import { copy } from './no-results.copy.ts';
import styles from './no-results.module.css';

interface Way {
  name: string;
  to: string;
}

interface NoResultsProps {
  title: string;
  /** Other spellings to try; absent without a keyword. */
  keywordHint: string | undefined;
  /** Places that are called as the keyword. */
  places?: readonly Way[];
  /** Active conditions, each with the address of the list without it. */
  conditions: readonly Way[];
  /** The broader list. */
  widest: Way;
}

/** Suggests other spellings and conditions to remove, and links to a broader list. */
export function NoResults({ title, keywordHint, places = [], conditions, widest }: NoResultsProps) {
  const ways = conditions.filter(({ to }) => to !== widest.to);
  return (
    <EmptyState
      heading="h3"
      title={title}
      illustration="/illustrations/empty-search.svg"
      actions={
        <ButtonLink kind="secondary" to={widest.to}>
          {widest.name}
        </ButtonLink>
      }
    >
      {places.length > 0 && <Ways title={copy.places} ways={places} />}
      {keywordHint && <p>{keywordHint}</p>}
      {ways.length > 0 && (
        <Ways title={copy.conditions} ways={ways.map(({ name, to }) => ({ name: copy.without(name), to }))} />
      )}
    </EmptyState>
  );
}

const Ways = ({ title, ways }: { title: string; ways: readonly Way[] }) => (
  <div>
    <p>{title}</p>
    <ul className={styles.ways}>
      {ways.map(({ name, to }) => (
        <li key={to}>
          <Link className={styles.way} to={to}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
