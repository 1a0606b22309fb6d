import { partyLimitText } from '@enerabi/shared/child';
import type { AvailableTimeSlot } from '@enerabi/shared/contract';
import { classesText, DateBlock, datedPeriodText, ErrorMessage, momentText, Panel } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import { copy } from './chosen-time.copy.ts';
import styles from './chosen-time.module.css';

interface ChosenTimeProps {
  /** `YYYY-MM-DD HH:mm:ss`, or ''. */
  startsAt: string;
  /** Undefined: there is none at that time. */
  slot: AvailableTimeSlot | undefined;
  /** Leads to another time. */
  children?: ReactNode;
}

/** The time that was chosen, with until when it can be cancelled. */
export function ChosenTime({ startsAt, slot, children }: ChosenTimeProps) {
  const party = slot && partyLimitText(slot);
  const classes = slot && classesText(slot.child_class_ids);
  return (
    <Panel as="section" tone="accent" padding="4" className={styles.time} aria-label={copy.label}>
      {startsAt && <DateBlock date={startsAt} />}
      <div className={styles.text}>
        {slot ? (
          <>
            <p className={styles.period}>{datedPeriodText(slot.starts_at, slot.ends_at)}</p>
            {classes && <p>{copy.classes(classes)}</p>}
            {party && <p>{copy.party(party)}</p>}
            <p className={styles.note}>{copy.cancelBy(momentText(slot.cancel_by))}</p>
          </>
        ) : (
          <ErrorMessage>{startsAt ? copy.gone : copy.none}</ErrorMessage>
        )}
        {children}
      </div>
    </Panel>
  );
}
