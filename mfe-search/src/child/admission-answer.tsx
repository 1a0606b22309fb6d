import type { Admission, ClassAdmission } from '@enerabi/shared/child';
import { ButtonLink } from '@enerabi/shared/ui';
import { ChildIcon } from '@enerabi/shared/ui/icons';
import type { ReactNode } from 'react';
import { copy } from './child.copy.ts';
import styles from './child-section.module.css';

interface AdmissionAnswerProps {
  admission: Admission | undefined;
  month: string;
  isForgotten: boolean;
  find: (admission: ClassAdmission) => ReactNode;
}

/** Some facilities do not take children younger than this. */
const youngestMonths = 6;

/** After-school clubs (放課後児童クラブ). */
const afterSchool = '/f?facility_types%5B%5D=17';

export function AdmissionAnswer({ admission, month, isForgotten, find }: AdmissionAnswerProps) {
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
      {find(admission)}
    </>
  );
}
