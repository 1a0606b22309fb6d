import { useLocation, useSearchParams } from '@enerabi/shared/kernel';
import { ResultNotice } from '@enerabi/shared/ui';
import { copy } from './bookings.copy.ts';

/** Says that a booking was cancelled, or why the one in the address cannot be. */
export function BookingsResult({ fault }: { fault: 'tooLate' | 'gone' | undefined }) {
  const [query] = useSearchParams();
  const { key } = useLocation();
  if (fault)
    return (
      <ResultNotice kind="warning" title={copy[fault].title}>
        {copy[fault].text}
      </ResultNotice>
    );
  if (query.get('cancelled') !== 'done') return null;
  return (
    <ResultNotice title={copy.cancelled.title} of={key}>
      {copy.cancelled.text}
    </ResultNotice>
  );
}
