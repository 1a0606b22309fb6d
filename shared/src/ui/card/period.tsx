import { monthDayText } from '../../japanese/day-text.ts';
import hidden from '../display/visually-hidden.module.css';
import { periodText } from '../wording/wall-clock.ts';

interface PeriodProps {
  /** Local time in Japan, `YYYY-MM-DD HH:mm:ss`. */
  startsAt: string;
  endsAt: string;
}

/** The time beside a calendar leaf (`DateBlock`). The leaf shows the day; for screen readers this text has it, too. */
export const Period = ({ startsAt, endsAt }: PeriodProps) => {
  const day = monthDayText(startsAt);
  return (
    <>
      <span className={hidden.hidden}>{day}</span>
      {periodText(startsAt, endsAt).slice(day.length)}
    </>
  );
};
