import type { FacilityContactLink, FacilityDetail, FacilityPreview } from '@enerabi/shared/contract';
import { prefectureByCode } from '@enerabi/shared/kernel';
import { EventsPreview } from './events-preview.tsx';
import { InterviewsPreview } from './interviews-preview.tsx';
import { JobsPreview } from './jobs-preview.tsx';
import { MessagesPreview } from './messages-preview.tsx';
import { NoticesPreview } from './notices-preview.tsx';

interface PreviewsProps {
  facility: FacilityDetail;
  preview: FacilityPreview;
  /** Null if the links are not known. */
  contact: FacilityContactLink | null;
}

/** Shows the facility's notices, parents' messages and job postings, in the order of `sectionsAfter`. */
export const FacilityPreviews = ({ facility, preview, contact }: PreviewsProps) => {
  const { path_name, prefecture_code } = facility;
  const area = prefectureByCode(prefecture_code)?.slug;
  const { notifications, support_messages, events, interviews, job_postings } = preview;
  return (
    <>
      {notifications.total > 0 && <NoticesPreview of={path_name} notifications={notifications} />}
      {area && events.length > 0 && <EventsPreview area={area} events={events} />}
      <MessagesPreview of={path_name} messages={support_messages} />
      {interviews.length > 0 && <InterviewsPreview of={path_name} interviews={interviews} />}
      {job_postings.length > 0 && <JobsPreview facility={facility} jobs={job_postings} contact={contact} />}
    </>
  );
};
