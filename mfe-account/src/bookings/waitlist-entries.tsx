import { type WaitlistEntries as Entries, waitlistPagePath } from '@enerabi/shared/contract';
import { Link } from '@enerabi/shared/kernel';
import { momentText, monthDayText, Panel, ProperName, Stack, Tag } from '@enerabi/shared/ui';
import { waitingCopy as copy } from './bookings.copy.ts';

/** What the member waits for; each leads to its own page, with the way to book or leave. */
export const WaitlistEntries = ({ entries }: Entries) =>
  entries.length > 0 && (
    <Panel as="section" tone="accent" padding="section" gap="4" aria-labelledby="waiting">
      <h2 id="waiting">{copy.title}</h2>
      <Stack as="ul" gap="4">
        {entries.map(({ token, facility, state, offer, position, first_start, last_start }) => (
          <li key={token}>
            <Stack gap="1">
              <p>
                <Tag kind={offer ? 'notice' : 'quiet'}>{offer ? copy.offered : copy.waiting}</Tag>
              </p>
              <p>
                <Link to={waitlistPagePath(token)}>
                  <ProperName>{facility.name}</ProperName>
                </Link>
              </p>
              <p>
                {first_start === last_start
                  ? momentText(first_start)
                  : copy.anyOf(monthDayText(first_start.slice(0, 10)))}
              </p>
              {offer && <p>{copy.until(momentText(offer.expires_at))}</p>}
              {state === 'waiting' && position !== null && <p>{copy.position(position)}</p>}
            </Stack>
          </li>
        ))}
      </Stack>
    </Panel>
  );
