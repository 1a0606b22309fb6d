import type { JobMapSearch, JobSummary } from '@enerabi/shared/contract';
import { DemoNotice, Stack } from '@enerabi/shared/ui';
import { memo } from 'react';
import { FavoriteJobButton } from '../../jobs/favorite/favorite-job-button.tsx';
import { LinkedJobCard } from '../../jobs/linked-job-card.tsx';
import { cardId } from '../marks/card-id.ts';
import { copy } from '../search/map-search.copy.ts';
import styles from './map-result-item.module.css';
import { MapResultItem, type MarkedList } from './map-result-item.tsx';

interface JobMapResultsProps extends MarkedList {
  found: JobMapSearch;
}

/** Lists this page of the postings on the map; those of a facility follow each other, and share its mark. */
export const JobMapResults = ({ found: { jobs }, marked, onMark, onShow }: JobMapResultsProps) => (
  <>
    <DemoNotice kind="line" facilities={jobs.map(({ facility }) => facility)} />
    <Stack as="ul" gap="3" className={styles.items}>
      {jobs.map((job, at) => {
        const { facility_id, name } = job.facility;
        const isFirst = jobs.findIndex(({ facility }) => facility.facility_id === facility_id) === at;
        return (
          <MapResultItem
            key={job.job_posting_id}
            facilityId={facility_id}
            id={isFirst ? cardId(facility_id) : undefined}
            name={copy.jobAt(job.title, name)}
            {...{ marked, onMark, onShow }}
          >
            <Card job={job} />
          </MapResultItem>
        );
      })}
    </Stack>
  </>
);

/** Memoised, so that moving the pointer over the list does not render the cards again. */
const Card = memo(({ job }: { job: JobSummary }) => (
  <LinkedJobCard job={job} favorite={<FavoriteJobButton job={job} />} />
));
