import type { CommutePlaces } from '@enerabi/shared/commute';
import { type ButtonKind, SubmitButton, SubmitForm } from '@enerabi/shared/ui';

interface ChangePlacesProps {
  /** Saved instead of those that the account has; none deletes them. */
  places: CommutePlaces;
  label: string;
  pendingLabel: string;
  kind?: ButtonKind;
}

export const ChangePlaces = ({ places, label, pendingLabel, kind = 'secondary' }: ChangePlacesProps) => (
  <SubmitForm sending={pendingLabel}>
    <input type="hidden" name="intent" value="save_places" />
    <input type="hidden" name="places" value={JSON.stringify(places)} />
    <SubmitButton kind={kind} size="small" pendingLabel={pendingLabel}>
      {label}
    </SubmitButton>
  </SubmitForm>
);
