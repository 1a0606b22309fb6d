import { Notice } from '@enerabi/shared/ui';
import { copy } from './ignored-notice.copy.ts';

interface IgnoredNoticeProps {
  title: string;
  /** Texts for the ignored values, such as 「開所時刻（25:99）」. */
  values: readonly string[];
  /** Says what the page shows without them. */
  rest: string;
}

/** An address may contain hundreds of such values. */
const mostShown = 5;

/** Names the parts of the address that were invalid and ignored. */
export function IgnoredNotice({ title, values, rest }: IgnoredNoticeProps) {
  if (values.length === 0) return null;
  return (
    <Notice kind="warning" title={title}>
      <ul>
        {values.slice(0, mostShown).map((value) => (
          <li key={value}>{value}</li>
        ))}
        {values.length > mostShown && <li>{copy.more(values.length - mostShown)}</li>}
      </ul>
      <p>{rest}</p>
    </Notice>
  );
}
