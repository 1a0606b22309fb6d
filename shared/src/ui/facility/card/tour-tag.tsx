import { useCapabilities } from '@enerabi/shared/kernel';
import type { TourAcceptance } from '../../../constants/index.ts';
import { Tag } from '../../display/tag.tsx';
import { tourText } from '../facility.copy.ts';

const looks = {
  slots: { kind: 'notice', icon: 'calendar' },
  message: { kind: 'soft', icon: 'mail' },
  phone: { kind: 'soft', icon: 'phone' },
  none: { kind: 'quiet' },
} as const;

interface TourTagProps {
  acceptance: TourAcceptance;
  /** Its wording; a card has a shorter one. */
  wording?: typeof tourText;
}

/** Says how visits are arranged; a visit that can be booked here is highlighted. */
export function TourTag({ acceptance, wording = tourText }: TourTagProps) {
  const can = useCapabilities();
  const look = acceptance === 'slots' && !can.visitBooking ? looks.message : looks[acceptance];
  return <Tag {...look}>{wording(acceptance, can)}</Tag>;
}
