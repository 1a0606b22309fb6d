import type { EventDetail } from '@enerabi/shared/contract';
import type { Prefecture } from '@enerabi/shared/kernel';
import type { Crumb } from '@enerabi/shared/ui';
import { areaCrumbsOf } from '../areas/area.structured-data.ts';
import { copy } from './event.copy.ts';
import { eventPath, eventsPath } from './event-paths.ts';

/** Breadcrumbs to the prefecture, then its events. */
export const eventListCrumbs = (prefecture: Prefecture): Crumb[] => [
  ...areaCrumbsOf(prefecture),
  { name: copy.events, to: eventsPath(prefecture.slug) },
];

export const eventCrumbs = (prefecture: Prefecture, event: EventDetail): Crumb[] => [
  ...eventListCrumbs(prefecture),
  { name: event.title, to: eventPath(event) },
];
