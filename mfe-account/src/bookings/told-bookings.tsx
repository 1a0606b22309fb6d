import { useLocation, useSearchParams } from '@enerabi/shared/kernel';
import { ToldNotice } from '../member/result-notice.tsx';
import { copy } from './bookings.copy.ts';

/** What came of the member's wish, or of an address that is no longer true. */
export function ToldBookings({ fault }: { fault: 'late' | 'gone' | undefined }) {
  const [query] = useSearchParams();
  const { key } = useLocation();
  if (fault)
    return (
      <ToldNotice kind="warning" title={copy[fault].title}>
        {copy[fault].text}
      </ToldNotice>
    );
  if (query.get('cancelled') !== 'done') return null;
  return (
    <ToldNotice title={copy.cancelled.title} of={key}>
      {copy.cancelled.text}
    </ToldNotice>
  );
}
