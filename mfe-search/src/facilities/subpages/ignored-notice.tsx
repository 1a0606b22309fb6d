import { Notice } from '@enerabi/shared/ui';
import type { IgnoredPart } from './ignored-parts.ts';
import { copy } from './subpages.copy.ts';

/** An address may hold hundreds. */
const mostShown = 5;

/** Says which parts of the address made no sense and were left out. */
export function IgnoredNotice({ ignored }: { ignored: readonly IgnoredPart[] }) {
  if (ignored.length === 0) return null;
  return (
    <Notice kind="warning" title={copy.ignored.title}>
      <ul>
        {ignored.slice(0, mostShown).map(({ part, value }) => (
          <li key={`${part} ${value}`}>{copy.ignored.value(part, value)}</li>
        ))}
        {ignored.length > mostShown && <li>{copy.ignored.more(ignored.length - mostShown)}</li>}
      </ul>
      <p>{copy.ignored.rest}</p>
    </Notice>
  );
}
