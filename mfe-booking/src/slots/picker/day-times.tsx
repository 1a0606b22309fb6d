import { partyLimitText } from '@enerabi/shared/child';
import type { AvailableTimeSlot } from '@enerabi/shared/contract';
import {
  ButtonLink,
  type Choice,
  classesText,
  momentText,
  monthDayText,
  RadioGroup,
  SlotStatus,
  slotState,
  timeText,
} from '@enerabi/shared/ui';
import { useEffect, useRef } from 'react';
import { type ClassFit, useVisitingChild } from '../../child/use-visiting-child.ts';
import { isBookable, isFull } from '../calendar/slot-calendar.rules.ts';
import { dayParameter, slotParameter, slotParameterOf } from '../slot-time.ts';
import styles from './day-times.module.css';
import { copy } from './picker.copy.ts';

interface DayTimesProps {
  /** `YYYY-MM-DD` */
  day: string;
  slots: readonly AvailableTimeSlot[];
  /** As `slotParameterOf`; undefined: none. */
  chosen: string | undefined;
  waitlistAddress: string | undefined;
  onChoose: (chosen: string) => void;
}

/** The times of a day, one of which can be chosen. Choosing another day moves the focus here. */
export function DayTimes({ day, slots, chosen, waitlistAddress, onChoose }: DayTimesProps) {
  const fitOf = useVisitingChild();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current === day) return;
    shown.current = day;
    // Another day may also be shown because the last one is full.
    if (document.activeElement?.closest('#calendar')) heading.current?.focus({ preventScroll: true });
  }, [day]);
  return (
    <section id="times" className={styles.times} aria-labelledby="times-heading">
      <h3 id="times-heading" className={styles.heading} ref={heading} tabIndex={-1}>
        {copy.times(monthDayText(day))}
      </h3>
      <RadioGroup
        key={day}
        name={slotParameter}
        label={copy.time}
        isLabelHidden
        need="required"
        layout="cards"
        choices={slots.map((slot) => choiceOf(slot, fitOf(slot)))}
        defaultValue={chosen ?? ''}
        onChange={onChoose}
      />
      {waitlistAddress && slots.some(isFull) && (
        <div className={styles.wait}>
          <p>{copy.waitlist.text}</p>
          <ButtonLink kind="secondary" to={`${waitlistAddress}?${dayParameter}=${day}`}>
            {copy.waitlist.link}
          </ButtonLink>
        </div>
      )}
      <p className={styles.back}>
        <a href="#calendar">{copy.back}</a>
      </p>
    </section>
  );
}

const choiceOf = (slot: AvailableTimeSlot, fit: ReturnType<ClassFit>): Choice => ({
  value: slotParameterOf(slot.starts_at),
  label: (
    <>
      <span className={styles.choice}>
        <span className={styles.time}>
          {timeText(slot.starts_at.slice(11, 16))}〜<wbr />
          {timeText(slot.ends_at.slice(11, 16))}
        </span>
        <SlotStatus families_left={slot.families_left} opens_at={slot.opens_at} />
      </span>
      <span className={styles.detail}>
        {detailsOf(slot, fit).map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </span>
    </>
  ),
  disabled: !isBookable(slot),
});

function detailsOf(slot: AvailableTimeSlot, fit: ReturnType<ClassFit>): string[] {
  const classes = classesText(slot.child_class_ids);
  const party = partyLimitText(slot);
  const state = slotState(slot);
  return [
    classes ? copy.classes(classes) : copy.anyClass,
    ...(fit ? [copy.child[fit]] : []),
    ...(party ? [copy.party(party)] : []),
    ...(state === 'unopened' && slot.opens_at ? [copy.opens(momentText(slot.opens_at))] : []),
    ...(isBookable(slot) ? [copy.bookBy(momentText(slot.book_by))] : []),
  ];
}
