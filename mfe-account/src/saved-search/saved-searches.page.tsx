import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  useLoaderData,
  useSearchParams,
} from '@enerabi/shared/kernel';
import { ButtonLink, EmptyState } from '@enerabi/shared/ui';
import { MemberPage } from '../member/member-page.tsx';
import { removalIn } from './saved-search.address.ts';
import { copy } from './saved-searches.copy.ts';
import type { SavedSearchesData } from './saved-searches.loader.ts';
import { SavedSearchesResult } from './saved-searches-result.tsx';

export const action = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'saved-searches-action' */ './saved-searches.action.ts').then((module) =>
    module.action(args),
  );
export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'saved-searches-loader' */ './saved-searches.loader.ts').then((module) =>
    module.loader(args),
  );

const SavedSearchCards = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'saved-searches.list' */ './saved-search-cards.tsx')).SavedSearchCards,
);
const RemovePanel = deferredPart(
  async () => (await import(/* webpackChunkName: 'saved-searches.list' */ './remove-panel.tsx')).RemovePanel,
);

export const handle: PageHandle = { layout: 'default' };

export function Component() {
  const { saved_searches } = useLoaderData<SavedSearchesData>();
  const id = removalIn(useSearchParams()[0]);
  const asked = saved_searches.find(({ saved_search_id }) => saved_search_id === id);
  return (
    <MemberPage title={copy.title} lead={copy.lead}>
      <SavedSearchesResult />
      {asked ? <RemovePanel search={asked} /> : <Searches searches={saved_searches} />}
    </MemberPage>
  );
}

const Searches = ({ searches }: { searches: SavedSearchesData['saved_searches'] }) =>
  searches.length === 0 ? <None /> : <SavedSearchCards searches={searches} />;

const None = () => (
  <EmptyState
    title={copy.none.title}
    illustration="/illustrations/empty-search.svg"
    actions={<ButtonLink to="/f">{copy.none.search}</ButtonLink>}
  >
    <p>{copy.none.text}</p>
  </EmptyState>
);
