import { Notice } from '@enerabi/shared/ui';
import { IgnoredNotice } from '../../address/ignored-notice.tsx';
import { useMapParts } from '../collection/map-parts-context.ts';
import { copy, mapCopy } from './map-search.copy.ts';
import type { MapSearchData } from './map-search.loader.ts';

/** Names the parts of the map's address that were invalid and ignored. */
export function Ignored({ ignored }: Pick<MapSearchData, 'ignored'>) {
  const names = { ...useMapParts().fields, ...copy.ignored.names };
  return (
    <IgnoredNotice
      title={copy.ignored.title}
      values={ignored.map(({ field, value }) => copy.ignored.value(nameOf(field, names), value))}
      rest={copy.ignored.body}
    />
  );
}

const nameOf = (field: string, names: Readonly<Record<string, string>>): string =>
  (Object.hasOwn(names, field) ? names[field] : undefined) ?? field.slice(0, 40);

/** Says that there is no map without scripts; the list is complete. */
export const Scriptless = () => (
  <noscript>
    <Notice kind="info" title={mapCopy.scriptless.title}>
      <p>{mapCopy.scriptless.body}</p>
    </Notice>
  </noscript>
);
