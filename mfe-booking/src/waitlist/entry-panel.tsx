import type { WaitlistEntry } from '@enerabi/shared/contract';
import { addressOf } from '@enerabi/shared/flow';
import { Link } from '@enerabi/shared/kernel';
import {
  ButtonLink,
  ButtonRow,
  datedPeriodText,
  FactsTable,
  momentText,
  monthDayText,
  Panel,
  ProperName,
  Tag,
  timeText,
} from '@enerabi/shared/ui';
import { bookingFlow } from '../flow/booking.flow.ts';
import { slotParameter, slotParameterOf, waitlistParameter } from '../slots/slot-time.ts';
import { copy } from './waitlist.copy.ts';
import type { WaitlistResult } from './waitlist.loader.ts';
import styles from './waitlist.module.css';

/** What a family waits for, where it stands, and what is held for it. */
export function EntryPanel({ result, leaveAddress }: { result: WaitlistResult; leaveAddress: string }) {
  const { token, entry } = result;
  const { facility, state, offer, position } = entry;
  const isLive = state === 'waiting' || state === 'offered';
  return (
    <Panel
      as="section"
      tone={offer ? 'accent' : undefined}
      padding="section"
      gap="4"
      aria-label={copy.states[state]}
    >
      <p>
        <Tag kind={isLive ? 'strong' : 'quiet'}>{copy.states[state]}</Tag>
      </p>
      <h2>
        <Link to={`/f/${facility.path_name}`}>
          <ProperName>{facility.name}</ProperName>
        </Link>
      </h2>
      <p className={styles.text}>{copy.texts[state]}</p>
      <FactsTable
        facts={[
          { name: copy.offered, value: offer && <span className={styles.until}>{offerText(offer)}</span> },
          {
            name: copy.until,
            value: offer && <span className={styles.until}>{momentText(offer.expires_at)}</span>,
          },
          { name: copy.waitedFor, value: !offer && waitedText(entry) },
          { name: copy.position, value: position !== null && copy.positionOf(position) },
          { name: copy.joined, value: momentText(entry.joined_at) },
        ]}
      />
      <ButtonRow>
        {offer && (
          <ButtonLink to={bookingAddress(facility.path_name, offer.starts_at, token)}>{copy.book}</ButtonLink>
        )}
        {!isLive && <ButtonLink to={`/one_stop/f/${facility.path_name}`}>{copy.slots}</ButtonLink>}
        {isLive && (
          <ButtonLink kind="plain" to={leaveAddress}>
            {offer ? copy.decline : copy.leave}
          </ButtonLink>
        )}
      </ButtonRow>
    </Panel>
  );
}

const offerText = ({ starts_at, ends_at }: NonNullable<WaitlistEntry['offer']>): string =>
  ends_at ? datedPeriodText(starts_at, ends_at) : momentText(starts_at);

const waitedText = ({ first_start, last_start }: WaitlistEntry): string =>
  first_start === last_start
    ? momentText(first_start)
    : copy.anyOf(
        monthDayText(first_start.slice(0, 10)),
        timeText(first_start.slice(11, 16)),
        timeText(last_start.slice(11, 16)),
      );

/** Address of the form for what is held. */
const bookingAddress = (facility: string, startsAt: string, token: string): string =>
  `${addressOf(bookingFlow, 'contact_input', facility)}?${new URLSearchParams({
    [slotParameter]: slotParameterOf(startsAt),
    [waitlistParameter]: token,
  })}`;
