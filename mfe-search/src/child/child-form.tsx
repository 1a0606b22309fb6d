import {
  admissionOf,
  type ClassAdmission,
  fiscalYearOf,
  mostChildren,
  nextApril,
} from '@enerabi/shared/child';
import { Button, DateSelects, MonthSelects, yearsBetween } from '@enerabi/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { AdmissionAnswer } from './admission-answer.tsx';
import { copy } from './child.copy.ts';
import { ChildChoice } from './child-choice.tsx';
import styles from './child-section.module.css';
import { ClassTable } from './class-table.tsx';
import { useChild } from './use-child.ts';

/**
 * Years back in the list of birthdays; a six-year-old may still be in the oldest class. Expected birthdays are up to a
 * year ahead.
 */
const oldest = 7;
const yearsAhead = 2;

interface ChildFormProps {
  /** Calendar date in Japan, `YYYY-MM-DD`. */
  today: string;
  /** The way to facilities that take a child with this admission. */
  find: (admission: ClassAdmission) => ReactNode;
}

/** Shows the class of a child. The input never leaves this browser. */
export function ChildForm({ today, find }: ChildFormProps) {
  const { child, children, filledIn, isStored, change, choose, add, forget, isForgotten } = useChild(today);
  const fields = useRef<HTMLDivElement>(null);
  const hasAdded = useRef(false);
  // The emptied fields are above the button, on a phone out of view.
  useEffect(() => {
    if (hasAdded.current) fields.current?.querySelector('select')?.focus();
    hasAdded.current = false;
  }, [filledIn]);
  const year = Number(today.slice(0, 4));
  const admission = child.birthday && child.month ? admissionOf(child.birthday, child.month) : undefined;
  const canAdd = isStored && child.birthday !== '' && children.length > 0 && children.length < mostChildren;
  return (
    <div className={styles.form}>
      <noscript>{copy.withoutScripts}</noscript>
      <div className={styles.fields}>
        <ChildChoice family={children} chosen={child} onChoose={choose} />
        <div ref={fields} key={filledIn} className={styles.fields}>
          <DateSelects
            name="birthday"
            label={copy.birthday}
            years={yearsBetween(year + 1, year - oldest)}
            defaultValue={child.birthday}
            onChange={(birthday) => change({ birthday })}
          />
          <MonthSelects
            name="admission_month"
            label={copy.month}
            years={yearsBetween(year, year + yearsAhead)}
            defaultValue={child.month}
            onChange={(month) => change({ month })}
          />
        </div>
      </div>
      <div className={styles.answer} role="status">
        <AdmissionAnswer admission={admission} month={child.month} isForgotten={isForgotten} find={find} />
      </div>
      <div className={styles.keeping}>
        <p className={styles.note}>{isStored ? copy.private : copy.notStored}</p>
        <div className={styles.buttons}>
          <Button kind="plain" onClick={forget}>
            {copy.forget}
          </Button>
          <span className={styles.add} data-shown={canAdd || undefined}>
            <Button
              kind="plain"
              onClick={() => {
                hasAdded.current = true;
                add();
              }}
            >
              {copy.add}
            </Button>
          </span>
        </div>
      </div>
      <ClassTable fiscalYear={fiscalYearOf(child.month || nextApril(today))} />
    </div>
  );
}
