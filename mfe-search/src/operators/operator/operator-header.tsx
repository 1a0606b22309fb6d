import { Link } from '@enerabi/shared/kernel';
import { Panel, ProperName, Tag } from '@enerabi/shared/ui';
import { operatorAddress } from '../operator-path.ts';
import { placeNames } from '../place-names.ts';
import { copy } from './operator.copy.ts';
import type { OperatorData } from './operator.loader.ts';
import styles from './operator-header.module.css';

/** The operator's name, and what its facilities add up to; the open postings are further down the page. */
export function OperatorHeader({ operator, list, jobs }: Pick<OperatorData, 'operator' | 'list' | 'jobs'>) {
  const { name, name_kana, kind, facilities, capacity, with_vacancy, prefecture_codes } = operator;
  const { figures } = copy;
  // A plain link to a fragment would be scrolled back by the router, which takes it for a step in the history.
  const toJobs = `${operatorAddress(operator.path_name, { page: list.page, jobsPage: jobs?.page })}#jobs`;
  const shown = [
    { name: figures.facilities, value: figures.count(facilities) },
    { name: figures.vacant, value: figures.count(with_vacancy) },
    { name: figures.capacity, value: capacity && figures.people(capacity) },
    {
      name: figures.jobs,
      value: jobs && jobs.total > 0 && <Link to={toJobs}>{figures.jobCount(jobs.total)}</Link>,
    },
  ].filter(({ value }) => value);
  return (
    <Panel as="header" padding="section" gap="4" radius="4" raised className={styles.header}>
      {kind && (
        <p>
          <Tag kind="strong">{kind}</Tag>
        </p>
      )}
      <div>
        <h1>
          <ProperName>{name}</ProperName>
        </h1>
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
