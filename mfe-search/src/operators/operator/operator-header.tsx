import type { Corporation } from '@enerabi/shared/contract';
import { Panel, Tag } from '@enerabi/shared/ui';
import { placeNames } from '../place-names.ts';
import { copy } from './operator.copy.ts';
import styles from './operator-header.module.css';

interface OperatorHeaderProps {
  operator: Corporation;
  /** Open postings of its facilities, if they are known; they are further down the page. */
  jobs: number | undefined;
}

/** The operator's name, and what its facilities add up to. */
export function OperatorHeader({ operator, jobs }: OperatorHeaderProps) {
  const { name, name_kana, kind, facilities, capacity, with_vacancy, prefecture_codes } = operator;
  const { figures } = copy;
  const shown = [
    { name: figures.facilities, value: figures.count(facilities) },
    { name: figures.vacant, value: figures.count(with_vacancy) },
    { name: figures.capacity, value: capacity && figures.people(capacity) },
    { name: figures.jobs, value: jobs ? <a href="#jobs">{figures.jobCount(jobs)}</a> : null },
  ].filter(({ value }) => value);
  return (
    <Panel as="header" padding="section" gap="4" radius="4" raised className={styles.header}>
      {kind && (
        <p>
          <Tag kind="strong">{kind}</Tag>
        </p>
      )}
      <div>
        <h1>{name}</h1>
        {name_kana && <p className={styles.kana}>{name_kana}</p>}
      </div>
      <p>{copy.lead(placeNames(prefecture_codes), facilities)}</p>
      <dl className={styles.figures}>
        {shown.map((figure) => (
          <div key={figure.name}>
            <dt className={styles.name}>{figure.name}</dt>
            <dd className={styles.value}>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
