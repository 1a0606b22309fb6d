import type { NotificationSummary } from '@enerabi/shared/contract';
import { type HeadingLevel, Stack } from '@enerabi/shared/ui';
import { NoticeItem } from './notice-item.tsx';

interface NoticeListProps {
  /** Path name of the facility. */
  of: string;
  notices: readonly NotificationSummary[];
  heading: HeadingLevel;
}

/** Notices of one facility. */
export const NoticeList = ({ of, notices, heading }: NoticeListProps) => (
  <Stack as="ul" gap="3">
    {notices.map((notice) => (
      <li key={notice.path_name}>
        <NoticeItem of={of} notice={notice} heading={heading} />
      </li>
    ))}
  </Stack>
);
