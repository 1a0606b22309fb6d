import type { NotificationSummary } from '@enerabi/shared/contract';
import {
  Card,
  CardFrom,
  CardName,
  CardNote,
  type CardOrigin,
  CardTags,
  dateText,
  type HeadingLevel,
  Tag,
} from '@enerabi/shared/ui';
import { boardPath } from '../subpages/facility-pages.tsx';
import { audienceNames } from '../subpages/subpages.copy.ts';

interface NoticeItemProps {
  /** Path name of the facility. */
  of: string;
  notice: NotificationSummary;
  heading: HeadingLevel;
  /** The facility, where notices of several are listed. */
  from?: CardOrigin;
}

/** A notice in a list, with its date and audience. */
export const NoticeItem = ({
  of,
  notice: { path_name, title, audience, posted_on },
  heading,
  from,
}: NoticeItemProps) => (
  <Card>
    <CardNote parts={[dateText(posted_on)]} />
    <CardName heading={heading} to={`${boardPath(of)}/${path_name}`}>
      {title}
    </CardName>
    <CardTags>
      <Tag kind={audience === 'applicant' ? 'notice' : 'soft'}>{audienceNames[audience]}</Tag>
    </CardTags>
    {from && <CardFrom {...from} />}
  </Card>
);
