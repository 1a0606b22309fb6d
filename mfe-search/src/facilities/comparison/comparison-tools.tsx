import { type FacilityDetail, plannerPagePath } from '@enerabi/shared/contract';
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
    <PlanLink facilities={facilities} />
    <div className={styles.print}>
      <Button kind="secondary" size="small" onClick={() => window.print()}>
        {copy.print}
      </Button>
    </div>
  </div>
);

/** Leads to a plan of visits to those that take bookings; one alone needs no plan. */
function PlanLink({ facilities }: Pick<ComparisonToolsProps, 'facilities'>) {
  const { visitBooking } = useCapabilities();
  const names = facilities
    .filter(({ tour_acceptance }) => tour_acceptance === 'slots')
    .map(({ path_name }) => path_name);
  if (!visitBooking || names.length < 2) return null;
  return (
    <ButtonLink kind="secondary" size="small" to={plannerPagePath(names)}>
      {copy.plan(names.length)}
    </ButtonLink>
  );
}
