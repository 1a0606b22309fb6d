import { stationNameOf, useCommutePlaces } from '@enerabi/shared/commute';
import { type FacilityDetail, plannerPagePath, visitNotesPagePath } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { Button, ButtonLink, CheckboxField } from '@enerabi/shared/ui';
import { copy } from './comparison.copy.ts';
import styles from './comparison-table.module.css';

interface ComparisonToolsProps {
  /** How many rows differ; with 0 the filter is not shown. */
  differing: number;
  facilities: readonly FacilityDetail[];
}

export const ComparisonTools = ({ differing, facilities }: ComparisonToolsProps) => (
  <div className={styles.tools}>
    {differing > 0 && <CheckboxField name="differing" label={copy.differing(differing)} />}
    <VisitLinks facilities={facilities} />
    <div className={styles.print}>
      <Button kind="secondary" size="small" onClick={() => window.print()}>
        {copy.print}
      </Button>
    </div>
  </div>
);

/** Leads to a plan of visits from home to those that take bookings, of which one alone needs none; and to the notes on all. */
function VisitLinks({ facilities }: Pick<ComparisonToolsProps, 'facilities'>) {
  const { visitBooking } = useCapabilities();
  const { home } = useCommutePlaces();
  const names = facilities
    .filter(({ tour_acceptance }) => tour_acceptance === 'slots')
    .map(({ path_name }) => path_name);
  if (!visitBooking) return null;
  return (
    <>
      {names.length > 1 && (
        <ButtonLink kind="secondary" size="small" to={plannerPagePath(names, home && stationNameOf(home))}>
          {copy.plan(names.length)}
        </ButtonLink>
      )}
      <ButtonLink
        kind="secondary"
        size="small"
        to={visitNotesPagePath(facilities.map(({ path_name }) => path_name))}
      >
        {copy.notes}
      </ButtonLink>
    </>
  );
}
