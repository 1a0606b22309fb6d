import { corporationSorts } from '@enerabi/shared/constants';
import { StructuredData, useSite } from '@enerabi/shared/kernel';
import { DemoNotice, OperatorCard, Pagination, Stack } from '@enerabi/shared/ui';
import { BeyondLastPage } from '../../address/beyond-last-page.tsx';
import { IgnoredNotice } from '../../address/ignored-notice.tsx';
import { SortLinks } from '../../search/sort/sort-links.tsx';
import { operatorPath } from '../operator-path.ts';
import { placeNames } from '../place-names.ts';
import { NoOperators } from './no-operators.tsx';
import { addressOf, changed, type OperatorCriteria } from './operator-criteria.ts';
import { copy } from './operator-list.copy.ts';
import type { OperatorListData } from './operator-list.loader.ts';
import { operatorListData } from './operator-list.structured-data.ts';
import styles from './operator-results.module.css';

/** Shows the operators of this page of the list, and links to the others. */
export function OperatorResults(loaded: OperatorListData) {
  const { criteria, ignored, list, lastPage } = loaded;
  const { origin } = useSite();
  return (
    <Stack gap="3">
      <StructuredData data={operatorListData(loaded, origin)} />
      <IgnoredNotice
        title={copy.ignored.title}
        values={ignored.map(({ part, value }) => copy.ignored.value(part, value))}
        rest={copy.ignored.rest}
      />
      {list.total > 1 && <Orders criteria={criteria} />}
      <Operators {...loaded} />
      {criteria.page <= lastPage && (
        <Pagination
          page={list.page}
          lastPage={lastPage}
          addressOf={(page) => addressOf({ ...criteria, page })}
        />
      )}
    </Stack>
  );
}

const Orders = ({ criteria }: { criteria: OperatorCriteria }) => (
  <SortLinks
    label={copy.sort}
    orders={corporationSorts.map((sort) => ({
      name: copy.sorts[sort],
      to: addressOf(changed(criteria, { sort })),
      isCurrent: sort === criteria.sort,
    }))}
  />
);

function Operators({ criteria, list, lastPage }: OperatorListData) {
  if (criteria.page > lastPage)
    return (
      <BeyondLastPage
        lastPage={lastPage}
        addressOf={(page) => addressOf({ ...criteria, page })}
        body={copy.beyond(list.total, lastPage)}
      />
    );
  if (list.total === 0) return <NoOperators criteria={criteria} />;
  return (
    <>
      <DemoNotice kind="line" facilities={list.corporations} />
      <Stack as="ul" gap="4" className={styles.operators}>
        {list.corporations.map(({ path_name, name, name_kana, kind, ...operator }) => (
          <li key={path_name}>
            <OperatorCard
              to={operatorPath(path_name)}
              operator={{
                name,
                name_kana,
                kind,
                place: placeNames(operator.prefecture_codes),
                facility_count: operator.facilities,
                vacant_count: operator.with_vacancy,
                job_count: operator.open_jobs,
              }}
            />
          </li>
        ))}
      </Stack>
    </>
  );
}
