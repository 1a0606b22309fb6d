import { admissionOf } from '@enerabi/shared/child';
import { type Refusal, waitingTime } from '@enerabi/shared/form';
import { Link } from '@enerabi/shared/kernel';
import { ButtonLink, ButtonRow, datedPeriodText, momentText, Panel, Stack, Tag } from '@enerabi/shared/ui';
import { useEffect, useRef } from 'react';
import { bookingFailures } from '../../steps/confirm/contact-confirm.copy.ts';
import { birthdaysOf } from '../../steps/draft/booking-draft.rules.ts';
import type { BookingDraft } from '../../steps/draft/booking-draft.ts';
import { plannerAddress, readPlanner } from '../planner-address.ts';
import type { BookedPart } from './book-plan.action.ts';
import { copy } from './book-plan.copy.ts';
import type { BookPlanData } from './book-plan.loader.ts';
import styles from './book-plan.module.css';

const { done } = copy;

interface PlanResultsProps {
  parts: readonly BookedPart[];
  visits: BookPlanData['visits'];
  draft: BookingDraft;
}

/** What became of each visit; what could not be booked leads to other times. */
export function PlanResults({ parts, visits, draft }: PlanResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const refused = parts.filter(({ booked }) => !booked);
  const count = parts.length - refused.length;
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
                <Link to={`/f/${path_name}`}>{facilityOf(path_name)?.name ?? path_name}</Link>
              </p>
              <p>{booked ? datedPeriodText(booked.starts_at, booked.ends_at) : momentText(startsAt)}</p>
              {booked && <p>{done.reference(booked.reference)}</p>}
              {refusal && <p>{refusal.message ?? textOf(refusal)}</p>}
            </Stack>
          </li>
        ))}
      </ul>
      <ButtonRow>
        {refused.length > 0 && <ButtonLink to={againAddress(refused, draft)}>{done.again}</ButtonLink>}
        <ButtonLink kind={refused.length > 0 ? 'plain' : 'secondary'} to="/">
          {done.top}
        </ButtonLink>
      </ButtonRow>
    </Panel>
  );
}

/** The planner with the facilities that could not be booked, for the class of the first child. */
function againAddress(refused: readonly BookedPart[], draft: BookingDraft): string {
  const [birthday] = birthdaysOf(draft);
  const month = refused[0]?.startsAt.slice(0, 7) ?? '';
  const admission = birthday === undefined ? undefined : admissionOf(birthday, month);
  return plannerAddress({
    ...readPlanner(new URLSearchParams()),
    facilities: refused.map(({ path_name }) => path_name),
    childClass: admission?.kind === 'class' ? admission.child_class_id : null,
  });
}

const textOf = (refusal: Refusal): string => {
  const text =
    bookingFailures[refusal.failure as keyof typeof bookingFailures] ?? bookingFailures.unavailable;
  return typeof text === 'function' ? text(waitingTime(refusal.retryAfter)) : text;
};
