import type { PointerEvent } from 'react';

/** Whether a press is meant for the map, not for a mark or a tool on it. */
export const isOnGround = ({ target }: PointerEvent): boolean =>
  target instanceof Element && !target.closest('a, button, summary, label, section');
