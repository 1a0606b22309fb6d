import type { FacilityDetail } from '@enerabi/shared/contract';
import { useNavigate } from '@enerabi/shared/kernel';
import { announce, Button, ButtonLink, ButtonRow } from '@enerabi/shared/ui';
import { areSame } from '../compare-choice/chosen.rules.ts';
import { keepChosen } from '../compare-choice/chosen.store.ts';
import { useChosen } from '../compare-choice/use-chosen.ts';
import { copy } from './comparison.copy.ts';
import styles from './comparison.module.css';
import { comparisonAddress } from './comparison-address.ts';

/** Explains how the table relates to the visitor's own choice: its address may come from another person. */
export function OwnComparison({ facilities }: { facilities: readonly FacilityDetail[] }) {
  const navigate = useNavigate();
  const own = useChosen();
  const shown = facilities.map(({ path_name }) => path_name);
  if (own === undefined) return null;
  const clear = () => {
    keepChosen([]);
    announce(copy.cleared);
    void navigate(comparisonAddress([]));
  };
  if (areSame(own, shown))
    return (
      <div className={styles.own}>
        <Button kind="plain" onClick={clear}>
          {copy.clear}
        </Button>
      </div>
    );
  return (
    <div className={styles.own}>
      <p>{copy.others.title}</p>
      <ButtonRow>
        <Button kind="secondary" size="small" onClick={() => keepChosen(shown)}>
          {copy.others.keep}
        </Button>
        {own.length > 0 && (
          <ButtonLink kind="secondary" size="small" to={comparisonAddress(own)}>
            {copy.others.own(own.length)}
          </ButtonLink>
        )}
      </ButtonRow>
    </div>
  );
}
