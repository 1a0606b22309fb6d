import type { FacilityDetail } from '@enerabi/shared/contract';
import { copy } from './comparison.copy.ts';
import { type ComparisonGroup, type ComparisonRow, differs } from './comparison.rows.ts';
import styles from './comparison-table.module.css';

interface ComparisonGroupRowsProps {
  group: ComparisonGroup;
  facilities: readonly FacilityDetail[];
}

/** Rows of a group, below the group's name. */
export const ComparisonGroupRows = ({ group, facilities }: ComparisonGroupRowsProps) => (
  <tbody data-same={group.rows.some(differs) ? undefined : true}>
    <tr>
      <th className={styles.group} scope="rowgroup" colSpan={facilities.length + 1}>
        <span>{group.name}</span>
      </th>
    </tr>
    {group.rows.map((row) => (
      <FactRow key={row.name} row={row} facilities={facilities} />
    ))}
  </tbody>
);

const FactRow = ({ row, facilities }: { row: ComparisonRow; facilities: readonly FacilityDetail[] }) => (
  <tr data-same={differs(row) ? undefined : true}>
    <th scope="row">{row.name}</th>
    {facilities.map(({ path_name }, at) => {
      const { text, state, isStale } = row.cells[at] ?? { text: null };
      return (
        <td
          key={path_name}
          data-state={state}
          data-stale={isStale || undefined}
          data-unknown={text === null || undefined}
        >
          {text ?? copy.unknown}
        </td>
      );
    })}
  </tr>
);
