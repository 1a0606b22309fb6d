import { jobTypes } from '@enerabi/shared/constants';
import { prefectureByCode } from '@enerabi/shared/kernel';
import { Card, CardFacts, CardName, CardTags, Tag } from '@enerabi/shared/ui';
import { CardSection } from '../../../page-sections/card-section.tsx';
import type { JobTopData } from '../job-top.loader.ts';
import { copy } from './sections.copy.ts';

/** Each leads to the facility's page, where its postings are. */
export const HiringFacilities = ({ facilities }: Pick<JobTopData, 'facilities'>) => (
  <CardSection
    title={copy.hiring.title}
    lead={copy.hiring.lead}
    columns={3}
    isShortOnPhones
    cards={facilities.map((facility) => ({ key: facility.path_name, card: <Hiring {...facility} /> }))}
  />
);

const Hiring = (facility: JobTopData['facilities'][number]) => (
  <Card>
    <CardName heading="h3" to={`/f/${facility.path_name}#jobs`}>
      {facility.name}
    </CardName>
    <CardTags>
      {facility.job_types.map((id) => (
        <Tag key={id}>{jobTypes[id]}</Tag>
      ))}
    </CardTags>
    <CardFacts
      facts={[
        {
          icon: 'map-pin',
          name: copy.hiring.place,
          value: `${prefectureByCode(facility.prefecture_code)?.name ?? ''}${facility.municipality_name}`,
          isPlain: true,
        },
      ]}
    />
    <strong>{copy.hiring.jobs(facility.jobs)}</strong>
  </Card>
);
