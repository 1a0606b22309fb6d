import { SubmitButton, SubmitForm } from '@enerabi/shared/ui';
import { HeartFilledIcon } from '@enerabi/shared/ui/icons';
import { copy } from './favorites.copy.ts';

interface FavoriteFormProps {
  intent: 'remove' | 'undo';
  id: number;
  name: string;
}

const words = {
  remove: { label: copy.remove, nameOf: copy.removeOf, pending: copy.removing },
  undo: { label: copy.undo, nameOf: copy.undoOf, pending: copy.undoing },
} as const;

/** Removes a favourite, or adds it again; it is a form, so that it works without scripts. */
export function FavoriteForm({ intent, id, name }: FavoriteFormProps) {
  const { label, nameOf, pending } = words[intent];
  return (
    <SubmitForm sending={pending}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      <SubmitButton
        kind={intent === 'undo' ? 'secondary' : 'plain'}
        size="small"
        aria-label={nameOf(name)}
        icon={intent === 'remove' && <HeartFilledIcon size="small" />}
        pendingLabel={label}
      >
        {label}
      </SubmitButton>
    </SubmitForm>
  );
}
