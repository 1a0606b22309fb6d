import type { FacilityDetail } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { VisuallyHidden } from '@enerabi/shared/ui';
import { copy } from './comparison.copy.ts';
import { type ComparisonCell, type ComparisonGroup, type ComparisonRow, differs } from './comparison.rows.ts';
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
  <tr data-same={differs(row) ? undefined : true} data-class={row.childClass}>
    <th scope="row">
      <span>{row.name}</span>
    </th>
    {facilities.map(({ path_name, name }, at) => (
      <FactCell key={path_name} cell={row.cells[at] ?? { text: null }} facility={name} />
    ))}
  </tr>
);

const FactCell = ({
  cell: { text, state, isStale, way },
  facility,
}: {
  cell: ComparisonCell;
  facility: string;
}) => (
  <td data-state={state} data-stale={isStale || undefined} data-unknown={text === null || undefined}>
    {text ?? copy.unknown}
    {way && (
      // A flow of another remote counts a load of its document as an entry (R2).
      <Link className={styles.way} to={way.to} reloadDocument>
        <VisuallyHidden>{copy.of(facility)}</VisuallyHidden>
        {way.name}
      </Link>
    )}
  </td>
);
