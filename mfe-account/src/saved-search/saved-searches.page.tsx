import { type PageHandle, useLoaderData } from '@enerabi/shared/kernel';
import { ButtonLink, EmptyState } from '@enerabi/shared/ui';
import { MemberPage } from '../member/member-page.tsx';
import { SavedSearchCards } from './saved-search-cards.tsx';
import { copy } from './saved-searches.copy.ts';
import type { SavedSearchesData } from './saved-searches.loader.ts';
import { SavedSearchesResult } from './saved-searches-result.tsx';

export { action } from './saved-searches.action.ts';
export { loader } from './saved-searches.loader.ts';

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
