import { Button, CheckboxField } from '@enerabi/shared/ui';
import { copy } from './comparison.copy.ts';
import styles from './comparison-table.module.css';

/** @param differing how many rows differ; with 0 the filter is not shown */
export const ComparisonTools = ({ differing }: { differing: number }) => (
  <div className={styles.tools}>
    {differing > 0 && <CheckboxField name="differing" label={copy.differing(differing)} />}
    <div className={styles.print}>
      <Button kind="secondary" size="small" onClick={() => window.print()}>
        {copy.print}
      </Button>
    </div>
  </div>
);
