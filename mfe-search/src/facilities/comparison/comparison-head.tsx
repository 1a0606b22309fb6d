import type { FacilityDetail } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { ProperName } from '@enerabi/shared/ui';
import { copy } from './comparison.copy.ts';
import styles from './comparison-table.module.css';

/** Names the facility of each column; stays in view, and is repeated on every printed page. */
export const ComparisonHead = ({ facilities }: { facilities: readonly FacilityDetail[] }) => (
  <tr>
    <th scope="col">{copy.fact}</th>
    {facilities.map(({ path_name, name }) => (
      <th scope="col" key={path_name}>
        <Link className={styles.name} to={`/f/${path_name}`}>
          <ProperName>{name}</ProperName>
        </Link>
      </th>
    ))}
  </tr>
);
