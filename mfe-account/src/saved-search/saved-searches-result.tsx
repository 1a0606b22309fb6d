import { useActionData, useLocation, useSearchParams } from '@enerabi/shared/kernel';
import { ResultNotice } from '@enerabi/shared/ui';
import { failures } from './saved-search.copy.ts';
import type { SavedSearchesReply } from './saved-searches.action.ts';
import { copy } from './saved-searches.copy.ts';

/** Says that a search was saved, changed or removed, or why not changed; a failed removal is said in its form. */
export function SavedSearchesResult() {
  const reply = useActionData<SavedSearchesReply>();
  const [query] = useSearchParams();
  const { key } = useLocation();
  if (reply?.failure && reply.intent === 'remove') return null;
  if (reply?.failure)
    return (
      <ResultNotice kind="error" title={copy.failed(reply.name)} of={reply}>
        {failures[reply.failure] ?? failures.unavailable}
      </ResultNotice>
    );
  if (reply)
    return (
      <ResultNotice
        title={reply.intent === 'remove' ? copy.removed(reply.name) : copy.changed(reply.name)}
        of={reply}
      />
    );
  if (query.get('saved') !== 'done') return null;
  return (
    <ResultNotice title={copy.saved.title} of={key}>
      {copy.saved.text}
    </ResultNotice>
  );
}
