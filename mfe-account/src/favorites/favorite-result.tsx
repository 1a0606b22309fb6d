import { useActionData } from '@enerabi/shared/kernel';
import { ResultNotice } from '@enerabi/shared/ui';
import type { FavoriteReply } from './favorite.action.ts';
import { FavoriteForm } from './favorite-form.tsx';
import { copy } from './favorites.copy.ts';

/** Says that a favourite was removed, and offers to add it again. */
export function FavoriteResult() {
  const reply = useActionData<FavoriteReply>();
  if (!reply) return null;
  const { id, name, is_favorite, failure } = reply;
  if (failure)
    return (
      <ResultNotice kind="error" title={copy.failed(name)} of={reply}>
        {copy.failures[failure] ?? copy.failures.unavailable}
      </ResultNotice>
    );
  return is_favorite ? (
    <ResultNotice title={copy.restored(name)} of={reply} />
  ) : (
    <ResultNotice title={copy.removed(name)} of={reply}>
      <FavoriteForm intent="undo" id={id} name={name} />
    </ResultNotice>
  );
}
