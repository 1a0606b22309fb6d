import { monthDayText } from '../../japanese/day-text.ts';
import hidden from '../display/visually-hidden.module.css';
import { periodText } from '../wording/wall-clock.ts';

interface PeriodProps {
  /** Wall clock in Japan, `YYYY-MM-DD HH:mm:ss`. */
  startsAt: string;
  endsAt: string;
}

/** The time beside the leaf of its day (`DateBlock`), which says the day to those who see; this says it to all others. */
export const Period = ({ startsAt, endsAt }: PeriodProps) => {
  const day = monthDayText(startsAt);
  return (
    <>
      <span className={hidden.hidden}>{day}</span>
      {periodText(startsAt, endsAt).slice(day.length)}
    </>
  );
};
