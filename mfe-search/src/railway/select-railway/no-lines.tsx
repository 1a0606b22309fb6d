import { ButtonLink, EmptyState } from '@enerabi/shared/ui';
import { jobsOfAreaPath } from '../../jobs/job-paths.ts';
import type { RailwayPrefecture } from '../railway-prefecture.ts';
import { copy } from './no-lines.copy.ts';

/** Shown for a prefecture whose stations have not been imported. */
export const NoLines = ({ prefecture: { code, name, collection } }: { prefecture: RailwayPrefecture }) => (
  <EmptyState
    title={copy.title(name)}
    illustration="/illustrations/empty-search.svg"
    actions={
      <>
        <ButtonLink to={collection ? jobsOfAreaPath(code) : `/f?area=${code}`}>
          {collection ? copy.jobs(name) : copy.list(name)}
        </ButtonLink>
        {!collection && (
          <ButtonLink kind="secondary" to={`/map_search?area=${code}`}>
            {copy.map}
          </ButtonLink>
        )}
      </>
    }
  >
    <p>{collection ? copy.jobsBody : copy.body}</p>
  </EmptyState>
);
