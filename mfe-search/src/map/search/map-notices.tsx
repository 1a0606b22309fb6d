import { Notice } from '@enerabi/shared/ui';
import { copy as conditionsCopy } from '../../facilities/criteria/conditions.copy.ts';
import { copy, mapCopy } from './map-search.copy.ts';
import type { MapSearchData } from './map-search.loader.ts';

/** An address may hold hundreds. */
const mostShown = 5;

/** Says which parts of the address made no sense and were left out. */
export const Ignored = ({ ignored }: Pick<MapSearchData, 'ignored'>) =>
  ignored.length > 0 && (
    <Notice kind="warning" title={copy.ignored.title}>
      <ul>
        {ignored.slice(0, mostShown).map(({ field, value }) => (
          <li key={`${field} ${value}`}>{copy.ignored.value(nameOf(field), value)}</li>
        ))}
        {ignored.length > mostShown && <li>{copy.ignored.more(ignored.length - mostShown)}</li>}
      </ul>
      <p>{copy.ignored.body}</p>
    </Notice>
  );

const names: Readonly<Record<string, string>> = { ...conditionsCopy.fields, ...copy.ignored.names };
const nameOf = (field: string): string =>
  (Object.hasOwn(names, field) ? names[field] : undefined) ?? field.slice(0, 40);

/** Without scripts there is no map; the list is whole. */
export const Scriptless = () => (
  <noscript>
    <Notice kind="info" title={mapCopy.scriptless.title}>
      <p>{mapCopy.scriptless.body}</p>
    </Notice>
  </noscript>
);
