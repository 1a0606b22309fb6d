import { useCapabilities } from '@enerabi/shared/kernel';
import { dateText, Panel, Stack } from '@enerabi/shared/ui';
import { useVisitNotes } from '@enerabi/shared/visit-notes';
import { useMemo } from 'react';
import { ColumnControls } from './column-controls.tsx';
import { copy } from './comparison.copy.ts';
import type { ComparisonData } from './comparison.loader.ts';
import { comparisonGroups, differs } from './comparison.rows.ts';
import { ComparisonForm } from './comparison-form.tsx';
import { ComparisonGroupRows } from './comparison-group.tsx';
import { ComparisonHead } from './comparison-head.tsx';
import styles from './comparison-table.module.css';
import { ComparisonTools } from './comparison-tools.tsx';
import { noteGroups } from './note-rows.ts';

/** Facilities as columns, facts as rows. */
export function ComparisonTable({ facilities, today }: ComparisonData) {
  const can = useCapabilities();
  const notes = useVisitNotes();
  const groups = useMemo(
    () => [...comparisonGroups(facilities, today, can), ...noteGroups(facilities, notes)],
    [facilities, today, can, notes],
  );
  const differing = groups.flatMap(({ rows }) => rows).filter(differs).length;
  return (
    <Stack gap="3" className={styles.comparison}>
      <p className={styles.note}>{copy.asOf(dateText(today))}</p>
      <ComparisonTools differing={facilities.length > 1 ? differing : 0} facilities={facilities} />
      <ComparisonForm facilities={facilities}>
        {/* What scrolls has to be reached by the keyboard. */}
        <Panel as="section" className={styles.region} aria-label={copy.title} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <ComparisonHead facilities={facilities} />
            </thead>
            <tbody className={styles.controls}>
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
