import { Notice } from '@enerabi/shared/ui';
import { IgnoredNotice } from '../../address/ignored-notice.tsx';
import { copy as conditionsCopy } from '../../facilities/criteria/conditions.copy.ts';
import { copy, mapCopy } from './map-search.copy.ts';
import type { MapSearchData } from './map-search.loader.ts';

/** Names the parts of the map's address that were invalid and ignored. */
export const Ignored = ({ ignored }: Pick<MapSearchData, 'ignored'>) => (
  <IgnoredNotice
    title={copy.ignored.title}
    values={ignored.map(({ field, value }) => copy.ignored.value(nameOf(field), value))}
    rest={copy.ignored.body}
  />
);

const names: Readonly<Record<string, string>> = { ...conditionsCopy.fields, ...copy.ignored.names };
const nameOf = (field: string): string =>
  (Object.hasOwn(names, field) ? names[field] : undefined) ?? field.slice(0, 40);

/** Says that there is no map without scripts; the list is complete. */
export const Scriptless = () => (
  <noscript>
    <Notice kind="info" title={mapCopy.scriptless.title}>
      <p>{mapCopy.scriptless.body}</p>
    </Notice>
  </noscript>
);
