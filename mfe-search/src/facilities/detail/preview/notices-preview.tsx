import type { FacilityPreview } from '@enerabi/shared/contract';
import { ButtonLink, countText } from '@enerabi/shared/ui';
import { NoticeList } from '../../notice-board/notice-list.tsx';
import { boardPath } from '../../subpages/facility-pages.tsx';
import { copy } from './preview.copy.ts';
import { PreviewSection } from './preview-section.tsx';

interface NoticesPreviewProps {
  /** Path name of the facility. */
  of: string;
  notifications: FacilityPreview['notifications'];
}

export const NoticesPreview = ({ of, notifications: { total, newest } }: NoticesPreviewProps) => (
  <PreviewSection
    id="notices"
    more={
      <ButtonLink kind="secondary" to={boardPath(of)}>
        {copy.notices.all(countText(total))}
      </ButtonLink>
    }
  >
    <NoticeList of={of} notices={newest} heading="h3" />
  </PreviewSection>
);
