import type { NotificationSummary } from '@enerabi/shared/contract';
import {
  Card,
  CardName,
  CardNote,
  CardTags,
  dateText,
  type HeadingLevel,
  Stack,
  Tag,
} from '@enerabi/shared/ui';
import { boardPath } from '../subpages/facility-pages.tsx';
import { audienceNames } from '../subpages/subpages.copy.ts';

interface NoticeListProps {
  /** Path name of the facility. */
  of: string;
  notices: readonly NotificationSummary[];
  heading: HeadingLevel;
}

/** Notices of one facility, each with its date and audience. */
export const NoticeList = ({ of, notices, heading }: NoticeListProps) => (
  <Stack as="ul" gap="3">
    {notices.map(({ path_name, title, audience, posted_on }) => (
      <li key={path_name}>
        <Card>
          <CardNote parts={[dateText(posted_on)]} />
          <CardName heading={heading} to={`${boardPath(of)}/${path_name}`}>
            {title}
          </CardName>
          <CardTags>
            <Tag kind={audience === 'applicant' ? 'notice' : 'soft'}>{audienceNames[audience]}</Tag>
          </CardTags>
        </Card>
      </li>
    ))}
  </Stack>
);
