import { useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink } from '@enerabi/shared/ui';
import { eventsPath } from './event-paths.ts';

interface EventsLinkProps {
  /** Slug of the prefecture. */
  area: string;
  children: string;
}

/** Leads to a prefecture's list of events. */
export const EventsLink = ({ area, children }: EventsLinkProps) =>
  useCapabilities().events ? (
    <ButtonLink kind="secondary" to={eventsPath(area)}>
      {children}
    </ButtonLink>
  ) : null;
