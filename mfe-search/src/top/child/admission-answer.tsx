import type { Admission } from '@enerabi/shared/child';
import { queryString } from '@enerabi/shared/client';
import { ButtonLink } from '@enerabi/shared/ui';
import { ChildIcon } from '@enerabi/shared/ui/icons';
import { searchedAge } from '../../facilities/criteria/child-age.ts';
import { copy } from './child.copy.ts';
import styles from './child-section.module.css';

interface AdmissionAnswerProps {
  admission: Admission | undefined;
  month: string;
  isForgotten: boolean;
}

/** Some facilities do not take children younger than this. */
const youngestMonths = 6;

/** Address of the list of facilities that take the child; it does not contain the birthday. */
const listOf = (admission: Extract<Admission, { kind: 'class' }>): string =>
  `/f?${queryString({ child_class_id: admission.child_class_id, ...searchedAge(admission) })}`;

/** After-school clubs (放課後児童クラブ). */
const afterSchool = '/f?facility_types%5B%5D=17';

export function AdmissionAnswer({ admission, month, isForgotten }: AdmissionAnswerProps) {
  if (!admission)
    return (
      <>
        <img src="/illustrations/growing.svg" alt="" width={320} height={112} loading="lazy" />
        <p className={styles.waiting}>{isForgotten ? copy.forgotten : copy.waiting}</p>
      </>
    );
  if (admission.kind === 'unborn') return <p>{copy.unborn(month)}</p>;
  if (admission.kind === 'school')
    return (
      <>
        <p>{copy.school(admission.fiscalYear)}</p>
        <ButtonLink kind="secondary" to={afterSchool}>
          {copy.findAfterSchool}
        </ButtonLink>
      </>
    );
  return (
    <>
      <p className={styles.class}>
        <ChildIcon />
        <strong>{copy.inClass(admission.child_class_id)}</strong>
      </p>
      <p>{copy.admitted(month, admission.monthsOld, admission.daysOld)}</p>
      {admission.monthsOld < youngestMonths && <p className={styles.note}>{copy.youngest}</p>}
      <ButtonLink kind="secondary" to={listOf(admission)}>
        {copy.find}
      </ButtonLink>
    </>
  );
}
