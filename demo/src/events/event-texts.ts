import type { EventText } from './event-text.ts';
import { seasonalEvents } from './seasonal-events.ts';
import { yearRoundEvents } from './year-round-events.ts';

export const eventTexts: readonly EventText[] = [...yearRoundEvents, ...seasonalEvents];
