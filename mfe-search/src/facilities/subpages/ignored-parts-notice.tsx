import { IgnoredNotice } from '../../address/ignored-notice.tsx';
import type { IgnoredPart } from './ignored-parts.ts';
import { copy } from './subpages.copy.ts';

/** Names the parts of a list's address that were invalid and ignored. */
export const IgnoredPartsNotice = ({ ignored }: { ignored: readonly IgnoredPart[] }) => (
  <IgnoredNotice
    title={copy.ignored.title}
    values={ignored.map(({ part, value }) => copy.ignored.value(part, value))}
    rest={copy.ignored.rest}
  />
);
