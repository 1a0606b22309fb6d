import { deferredPart, type LoaderArgs, type PageHandle, useLoaderData } from '@enerabi/shared/kernel';
import { ButtonLink, EmptyState } from '@enerabi/shared/ui';
import { MemberPage } from '../member/member-page.tsx';
import { copy } from './saved-searches.copy.ts';
import type { SavedSearchesData } from './saved-searches.loader.ts';
import { SavedSearchesResult } from './saved-searches-result.tsx';

export const loader = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'saved-searches-loader' */ './saved-searches.loader.ts').then((module) =>
    module.loader(args),
  );

export const action = (args: LoaderArgs) =>
  import(/* webpackChunkName: 'saved-searches-action' */ './saved-searches.action.ts').then((module) =>
    module.action(args),
  );

const SavedSearchCards = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'saved-searches.cards' */ './saved-search-cards.tsx'))
      .SavedSearchCards,
);

export const handle: PageHandle = { layout: 'default' };

export function Component() {
  const { saved_searches } = useLoaderData<SavedSearchesData>();
  return (
    <MemberPage title={copy.title} lead={copy.lead}>
      <SavedSearchesResult />
      {saved_searches.length === 0 ? <None /> : <SavedSearchCards searches={saved_searches} />}
    </MemberPage>
  );
}

const None = () => (
  <EmptyState
    title={copy.none.title}
    illustration="/illustrations/empty-search.svg"
    actions={<ButtonLink to="/f">{copy.none.search}</ButtonLink>}
  >
    <p>{copy.none.text}</p>
  </EmptyState>
);
