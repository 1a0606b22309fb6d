import { rememberedChild, type VisitClassFault, visitClassFault } from '@enerabi/shared/child';
import type { AvailableTimeSlot } from '@enerabi/shared/contract';
import { useEffect, useState } from 'react';

/** Whether a visit for certain classes is for a child. */
export type ClassFit = (slot: AvailableTimeSlot) => 'fits' | VisitClassFault | undefined;

const unknown: ClassFit = () => undefined;

/** For the child that this browser remembers; undefined for visits of any class, without a child, and on the server. */
export function useVisitingChild(): ClassFit {
  const [fit, setFit] = useState<ClassFit>(() => unknown);
  useEffect(() => {
    const child = rememberedChild();
    if (!child) return;
    const family = { birthdays: [child.birthday], admissionDate: `${child.month}-01` };
    setFit(
      () => (slot: AvailableTimeSlot) =>
        slot.child_class_ids.length === 0 ? undefined : (visitClassFault(family, slot) ?? 'fits'),
    );
  }, []);
  return fit;
}
