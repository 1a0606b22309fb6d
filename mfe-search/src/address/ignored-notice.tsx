import { countText, Notice } from '@enerabi/shared/ui';

interface IgnoredNoticeProps {
  title: string;
  /** Each in words, such as 「開所時刻（25:99）」. */
  values: readonly string[];
  /** Says how the page goes on without them. */
  rest: string;
}

/** An address may hold hundreds. */
const mostShown = 5;

/** Says which parts of the address made no sense and were left out. */
export function IgnoredNotice({ title, values, rest }: IgnoredNoticeProps) {
  if (values.length === 0) return null;
  return (
    <Notice kind="warning" title={title}>
      <ul>
        {values.slice(0, mostShown).map((value) => (
          <li key={value}>{value}</li>
        ))}
        {values.length > mostShown && <li>{`ほか${countText(values.length - mostShown)}件`}</li>}
      </ul>
      <p>{rest}</p>
    </Notice>
  );
}
