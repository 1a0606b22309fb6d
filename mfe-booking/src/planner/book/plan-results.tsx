import { admissionOf } from '@enerabi/shared/child';
import { bookedCalendarPath, visitNotesPagePath } from '@enerabi/shared/contract';
import { type Refusal, waitingTime } from '@enerabi/shared/form';
import { Link, useSession } from '@enerabi/shared/kernel';
import {
  ButtonLink,
  ButtonRow,
  datedPeriodText,
  momentText,
  Panel,
  ProperName,
  Stack,
  Tag,
} from '@enerabi/shared/ui';
import { useEffect, useRef } from 'react';
import { copy as registerCopy } from '../../steps/complete/contact-complete.copy.ts';
import { bookingFailures } from '../../steps/confirm/contact-confirm.copy.ts';
import { birthdaysOf } from '../../steps/draft/booking-draft.rules.ts';
import type { BookingDraft } from '../../steps/draft/booking-draft.ts';
import { type PlannerState, plannerAddress } from '../planner-address.ts';
import type { BookedPart } from './book-plan.action.ts';
import { copy } from './book-plan.copy.ts';
import type { BookPlanData } from './book-plan.loader.ts';
import styles from './book-plan.module.css';

const { done } = copy;

interface PlanResultsProps {
  parts: readonly BookedPart[];
  visits: BookPlanData['visits'];
  draft: BookingDraft;
  /** The plan's conditions, which a new plan keeps. */
  state: PlannerState;
}

/** What became of each visit; what could not be booked leads to other times. */
export function PlanResults({ parts, visits, draft, state }: PlanResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const refused = parts.filter(({ booked }) => !booked);
  const count = parts.length - refused.length;
  const tokens = parts.flatMap(({ booked }) => booked?.calendar_token ?? []);
  const isMember = useSession(({ user }) => user !== null);
  const title =
    refused.length === 0 ? done.all(count) : count > 0 ? done.some(count, parts.length) : done.none;
  const facilityOf = (path: string) => visits.find(({ facility }) => facility.path_name === path)?.facility;
  return (
    <Panel as="section" tone="accent" padding="section" gap="5" aria-labelledby="results">
      <h2 id="results" ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {count > 0 && <p>{done.lead}</p>}
      <ul className={styles.visits} aria-label={done.results}>
        {parts.map(({ path_name, startsAt, booked, refusal }) => (
          <li key={path_name}>
            <Stack gap="1">
              <p>
                <Tag kind={booked ? 'strong' : 'notice'}>{booked ? done.booked : done.refused}</Tag>
              </p>
              <p className={styles.name}>
                <Link to={`/f/${path_name}`}>
                  <ProperName>{facilityOf(path_name)?.name ?? path_name}</ProperName>
                </Link>
              </p>
              <p>{booked ? datedPeriodText(booked.starts_at, booked.ends_at) : momentText(startsAt)}</p>
              {booked && <p>{done.reference(booked.reference)}</p>}
              {refusal && <p>{refusal.message ?? textOf(refusal)}</p>}
            </Stack>
          </li>
        ))}
      </ul>
      {count > 0 && !isMember && <p>{registerCopy.registerLead}</p>}
      <ButtonRow>
        {refused.length > 0 && <ButtonLink to={againAddress(refused, draft, state)}>{done.again}</ButtonLink>}
        {tokens.length > 0 && (
          <ButtonLink kind="secondary" to={bookedCalendarPath(tokens)} reloadDocument>
            {done.calendar(tokens.length)}
          </ButtonLink>
        )}
        {count > 0 &&
          (isMember ? (
            <ButtonLink kind="secondary" to="/one_stop/mypage" reloadDocument>
              {done.mypage}
            </ButtonLink>
          ) : (
            <ButtonLink kind="secondary" to="/register">
              {registerCopy.register}
            </ButtonLink>
          ))}
        <ButtonLink kind="plain" to={visitNotesPagePath(visits.map(({ facility }) => facility.path_name))}>
          {done.notes}
        </ButtonLink>
      </ButtonRow>
    </Panel>
  );
}

/** The planner with the facilities that could not be booked, for the class of the first child. */
function againAddress(refused: readonly BookedPart[], draft: BookingDraft, state: PlannerState): string {
  const [birthday] = birthdaysOf(draft);
  const month = refused[0]?.startsAt.slice(0, 7) ?? '';
  const admission = birthday === undefined ? undefined : admissionOf(birthday, month);
  return plannerAddress({
    ...state,
    facilities: refused.map(({ path_name }) => path_name),
    childClass: admission?.kind === 'class' ? admission.child_class_id : state.childClass,
  });
}

const textOf = (refusal: Refusal): string => {
  const text =
    bookingFailures[refusal.failure as keyof typeof bookingFailures] ?? bookingFailures.unavailable;
  return typeof text === 'function' ? text(waitingTime(refusal.retryAfter)) : text;
};
