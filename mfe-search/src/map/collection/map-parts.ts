import type { Crumb } from '@enerabi/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import type { Condition } from '../../search/conditions/condition.ts';
import type { Names } from '../../search/conditions/place-names.ts';
import type { MarkedList } from '../list/map-result-item.tsx';
import type { MarkName } from '../marks/facility-marks.ts';
import type { MapKind, MapMark } from './map-kind.ts';

/** What the page of the map shows of a collection. */
export interface MapParts<K extends MapKind = MapKind> {
  /** Names of the address's fields, for a message about an invalid value. */
  fields: Readonly<Record<string, string>>;
  /** The collection's marks, for their explanation. */
  marks: readonly MarkName[];
  /** Breadcrumbs; none where the page is not below another one. */
  crumbsOf: (criteria: K['criteria']) => Crumb[];
  conditionsOf: (criteria: K['criteria'], names: Names) => Condition<K['criteria']>[];
  /** What is said of a selected facility. */
  factsOf: (selected: MapMark, found: K['found']) => ReactNode;
  Filters: ComponentType<{ criteria: K['criteria']; counts: K['counts'] | null; names: Names }>;
  /** Asks where a family lives, and how long its way may take. */
  Commute?: ComponentType<{ criteria: K['criteria'] }>;
  Results: ComponentType<MarkedList & { found: K['found']; today: string }>;
}
