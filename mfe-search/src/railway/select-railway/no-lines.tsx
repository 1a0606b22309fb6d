import { ButtonLink, EmptyState } from '@enerabi/shared/ui';
import type { RailwayPrefecture } from '../railway-prefecture.ts';
import { copy } from './no-lines.copy.ts';

/** Shown for a prefecture whose stations have not been imported. */
export const NoLines = ({ prefecture: { code, name } }: { prefecture: RailwayPrefecture }) => (
  <EmptyState
    title={copy.title(name)}
    illustration="/illustrations/empty-search.svg"
    actions={
      <>
        <ButtonLink to={`/f?area=${code}`}>{copy.list(name)}</ButtonLink>
        <ButtonLink kind="secondary" to={`/map_search?area=${code}`}>
          {copy.map}
        </ButtonLink>
      </>
    }
  >
    <p>{copy.body}</p>
  </EmptyState>
);
