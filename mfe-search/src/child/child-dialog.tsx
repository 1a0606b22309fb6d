import type { ClassAdmission } from '@enerabi/shared/child';
import { ButtonLink, ButtonRow } from '@enerabi/shared/ui';
import { type HomeTarget, useHomeTarget } from '../commute/use-home-target.ts';
import { searchedAge } from '../facilities/criteria/child-age.ts';
import type { FacilityCriteria } from '../facilities/criteria/facility-criteria.ts';
import { AskDialog } from '../family/ask-dialog.tsx';
import { copy } from './child.copy.ts';
import styles from './child-dialog.module.css';
import { ChildForm } from './child-form.tsx';

type ChildConditions = Pick<
  FacilityCriteria,
  'child_class_id' | 'child_age_months' | 'child_age_days' | 'has_vacancy'
> &
  HomeTarget &
  Partial<Pick<FacilityCriteria, 'sort'>>;

export interface ChildDialogProps {
  /** Calendar date in Japan, `YYYY-MM-DD`. */
  today: string;
  /** Address of a list with these conditions, which do not contain the birthday. */
  addressOf: (conditions: ChildConditions) => string;
  onClose: () => void;
}

/** Asks for the child where its class is shown, so that nobody has to go back to the top page for it. */
export function ChildDialog({ today, addressOf, onClose }: ChildDialogProps) {
  const home = useHomeTarget();
  return (
    <AskDialog title={copy.dialog} onClose={onClose}>
      <p>{copy.mark}</p>
      <div className={styles.form}>
        <ChildForm
          today={today}
          find={(admission) => {
            const conditions = { ...home, ...conditionsOf(admission) };
            return (
              <ButtonRow>
                <ButtonLink to={addressOf({ ...conditions, sort: 'vacant' })} onClick={onClose}>
                  {copy.find}
                </ButtonLink>
                <ButtonLink
                  kind="secondary"
                  to={addressOf({ ...conditions, has_vacancy: true })}
                  onClick={onClose}
                >
                  {copy.findVacancy}
                </ButtonLink>
              </ButtonRow>
            );
          }}
        />
      </div>
    </AskDialog>
  );
}

const conditionsOf = ({ child_class_id, ...age }: ClassAdmission): ChildConditions => ({
  child_class_id,
  ...searchedAge(age),
});
