import { queryString } from '@enerabi/shared/client';
import { useCommutePlaces } from '@enerabi/shared/commute';
import { useCapabilities } from '@enerabi/shared/kernel';
import { dateText, Panel, Stack } from '@enerabi/shared/ui';
import { useVisitNotes } from '@enerabi/shared/visit-notes';
import { useMemo, useRef } from 'react';
import { ChildBar } from '../../child/child-bar.tsx';
import { commuteAddress } from '../criteria/commute-address.ts';
import { ColumnControls } from './column-controls.tsx';
import { byCommute } from './commute-order.ts';
import { commuteGroups } from './commute-rows.ts';
import { copy } from './comparison.copy.ts';
import type { ComparisonData } from './comparison.loader.ts';
import { comparisonGroups, differs } from './comparison.rows.ts';
import { comparisonAddress } from './comparison-address.ts';
import { ComparisonForm } from './comparison-form.tsx';
import { ComparisonGroupRows } from './comparison-group.tsx';
import { ComparisonHead } from './comparison-head.tsx';
import styles from './comparison-table.module.css';
import { ComparisonTools } from './comparison-tools.tsx';
import { noteGroups } from './note-rows.ts';
import { PictureRow } from './picture-row.tsx';
import { useTableRoles } from './use-table-roles.ts';

/** As many columns fit into the window of a phone; see the style sheet. */
const mostInPhone = 4;

/** Facilities as columns, facts as rows. */
export function ComparisonTable({ facilities, today }: ComparisonData) {
  const table = useRef<HTMLTableElement>(null);
  useTableRoles(table);
  const can = useCapabilities();
  const notes = useVisitNotes();
  const places = useCommutePlaces();
  const groups = useMemo(
    () => [
      ...comparisonGroups(facilities, today, can),
      // Only this browser knows them: they are at the end, where they move nothing.
      ...commuteGroups(facilities, places),
      ...noteGroups(facilities, notes),
    ],
    [facilities, today, can, places, notes],
  );
  const differing = groups.flatMap(({ rows }) => rows).filter(differs).length;
  return (
    <Stack gap="3" className={styles.comparison}>
      <p className={styles.note}>{copy.asOf(dateText(today))}</p>
      <ChildBar
        today={today}
        addressOf={
          facilities.some(({ vacancy }) => vacancy)
            ? (conditions) => `/f?${queryString({ area: facilities[0]?.prefecture_code, ...conditions })}`
            : undefined
        }
        // Without a limit it orders the columns.
        commuteAddressOf={(home, works, within) =>
          within
            ? commuteAddress(home, works, within)
            : comparisonAddress(byCommute(facilities, { home, works }).map(({ path_name }) => path_name))
        }
      />
      <ComparisonTools differing={facilities.length > 1 ? differing : 0} facilities={facilities} />
      <ComparisonForm facilities={facilities}>
        {/* Where it is scrolled sideways, it has to be reached by the keyboard. */}
        <Panel
          as="section"
          className={styles.region}
          aria-label={copy.title}
          data-columns={facilities.length}
          tabIndex={facilities.length > mostInPhone ? 0 : undefined}
        >
          <table ref={table} className={styles.table}>
            <thead>
              <ComparisonHead facilities={facilities} />
            </thead>
            <tbody className={styles.controls}>
              <PictureRow facilities={facilities} />
              <ColumnControls facilities={facilities} />
            </tbody>
            {groups.map((group) => (
              <ComparisonGroupRows key={group.name} group={group} facilities={facilities} />
            ))}
          </table>
        </Panel>
      </ComparisonForm>
    </Stack>
  );
}
