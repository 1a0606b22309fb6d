import type { ListedSlot } from './listed-slots.queries.ts';

/** One line for each slot. */
export const slotsText = (slots: readonly ListedSlot[]): string =>
  slots.length === 0 ? 'No visits.' : slots.map(line).join('\n');

const line = (slot: ListedSlot): string =>
  [
    `${slot.starts_at.slice(0, 16)}-${slot.ends_at.slice(11, 16)}`,
    `${slot.families_left} of ${slot.capacity} left`,
    `${slot.booked} booked`,
    ...(slot.reserved_elsewhere > 0 ? [`${slot.reserved_elsewhere} elsewhere`] : []),
    slot.child_class_ids.length === 0 ? 'any class' : `classes ${slot.child_class_ids.join(',')}`,
    slot.is_over ? 'booking is over' : `until ${slot.book_by.slice(0, 16)}`,
    ...(slot.opens_at ? [`from ${slot.opens_at.slice(0, 16)}`] : []),
  ].join('  ');
