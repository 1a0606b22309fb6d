import { rememberedAdmission } from '@enerabi/shared/child';
import { type AdmissionRound, admissionCalendarPath } from '@enerabi/shared/contract';
import { ButtonLink, daysBetween, OutsideLink, Stack } from '@enerabi/shared/ui';
import { CalendarIcon } from '@enerabi/shared/ui/icons';
import { useEffect, useState } from 'react';
import { Fold } from '../../search/fold/fold.tsx';
import type { FacilityListData } from '../list/facility-list.loader.ts';
import { copy } from './admission-rounds.copy.ts';
import styles from './admission-rounds.module.css';
import { isBefore, nextRound } from './admission-rounds.rules.ts';

/** When the list's municipality takes applications, counted down for the child of this browser, or else for the next month. */
export function AdmissionRounds({ criteria, rounds, today }: FacilityListData) {
  const [month, setMonth] = useState<string>();
  useEffect(() => setMonth(rememberedAdmission(today)?.month), [today]);
  const [code = ''] = criteria.municipalities;
  const next = nextRound(rounds, month);
  if (!next) return null;
  const isOwn = next.admission_month === month;
  return (
    <Fold
      kind="form"
      icon={<CalendarIcon size="small" />}
      title={copy.title(next.admission_month)}
      set={copy.left(daysBetween(today, next.closes_on))}
    >
      <Stack gap="3" className={styles.content}>
        <Stack as="ul" gap="1">
          {rounds.map((round) => (
            <Round
              key={round.path_name}
              round={round}
              today={today}
              isOwn={round.admission_month === month}
            />
          ))}
        </Stack>
        <p>
          <ButtonLink
            size="small"
            kind="secondary"
            icon={<CalendarIcon size="small" />}
            to={admissionCalendarPath(code, isOwn ? month : undefined)}
            reloadDocument
            download
          >
            {isOwn && month ? copy.ownCalendar(month) : copy.calendar}
          </ButtonLink>
        </p>
        <p className={styles.later}>
          {copy.check} {next.url && <OutsideLink href={next.url}>{copy.page}</OutsideLink>}{' '}
          {next.source && copy.source(next.source)}
        </p>
      </Stack>
    </Fold>
  );
}

interface RoundProps {
  round: AdmissionRound;
  today: string;
  /** Whether it is for the month of the child of this browser. */
  isOwn: boolean;
}

const Round = ({ round, today, isOwn }: RoundProps) => (
  <li className={styles.round} data-own={isOwn || undefined}>
    <span>
      {copy.round(round.admission_month, round.title)}
      {isOwn && ` ${copy.own}`}
    </span>
    <span>
      {copy.closes(round.closes_on)} <b>{copy.left(daysBetween(today, round.closes_on))}</b>
    </span>
    <span className={styles.later}>
      {round.opens_on && isBefore(round, today) && `${copy.opens(round.opens_on)} `}
      {round.results_on && copy.results(round.results_on)}
    </span>
  </li>
);
