import { interviewPath } from '@enerabi/shared/constants';
import { Card, CardFrom, CardName, CardNote, dateText } from '@enerabi/shared/ui';
import { copy as interview } from '../../../facilities/interview/interview-card.copy.ts';
import { CardSection } from '../../../page-sections/card-section.tsx';
import type { JobTopData } from '../job-top.loader.ts';
import { copy } from './sections.copy.ts';

/** The newest interviews of all facilities, each with the way to its facility. */
export const StaffInterviews = ({ interviews }: Pick<JobTopData, 'interviews'>) => (
  <CardSection
    title={copy.interviews.title}
    lead={copy.interviews.lead}
    columns={3}
    cards={interviews.map((told) => ({
      key: `${told.facility.path_name}/${told.path_name}`,
      card: <Interview {...told} />,
    }))}
  />
);

const Interview = ({
  facility,
  path_name,
  title,
  job_title,
  years_of_service,
  posted_on,
}: JobTopData['interviews'][number]) => (
  <Card>
    <CardName heading="h3" to={interviewPath(facility.path_name, path_name)}>
      {title}
    </CardName>
    <CardNote
      parts={[
        job_title,
        years_of_service !== null && interview.years(years_of_service),
        `${interview.posted} ${dateText(posted_on)}`,
      ]}
    />
    <CardFrom name={facility.name} to={`/f/${facility.path_name}`} />
  </Card>
);
