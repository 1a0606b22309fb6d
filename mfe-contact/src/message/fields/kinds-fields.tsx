import { purposeKinds } from '@enerabi/shared/constants';
import { CheckboxGroup, RadioGroup } from '@enerabi/shared/ui';
import { contactKindsOf, type PermittedKind } from '../draft/contact-kinds.rules.ts';
import { kindsField } from '../draft/draft-fields.ts';
import { copy } from './fields.copy.ts';
import styles from './fields.module.css';
import type { FieldsProps } from './fields-props.ts';

interface KindsFieldsProps extends FieldsProps {
  permitted: readonly PermittedKind[];
}

const purposesOf = (permitted: readonly PermittedKind[]) =>
  purposeKinds.filter(({ id }) => contactKindsOf(id, permitted).length > 0);

/** The purposes for which the facility answers a kind, in display order (R4.1). */
export function PurposeField({ draft, errorOf, permitted }: KindsFieldsProps) {
  const purposes = purposesOf(permitted);
  const chosen = purposes.find(({ id }) => String(id) === draft.texts.purpose_kind_id) ?? purposes[0];
  if (purposes.length < 2) return <input type="hidden" name="purpose_kind_id" value={chosen?.id} />;
  return (
    <RadioGroup
      name="purpose_kind_id"
      label={copy.purpose}
      need="required"
      layout="cards"
      choices={purposes.map(({ id, name }) => ({ value: String(id), label: name }))}
      defaultValue={String(chosen?.id)}
      error={errorOf('purpose_kind_id')}
    />
  );
}

/** Purpose and kinds (R4.1 to R4.3). The style sheet shows the kinds of the chosen purpose, also without scripts. */
export const KindsFields = (props: KindsFieldsProps) => (
  <div className={styles.purposes}>
    <PurposeField {...props} />
    {purposesOf(props.permitted).map(({ id }) => (
      <div key={id} data-purpose={id}>
        <KindsField purpose={id} {...props} />
      </div>
    ))}
  </div>
);

/** The kinds of one purpose, each unchecked at first (R4.3). */
export const KindsField = ({
  purpose,
  draft,
  errorOf,
  permitted,
}: KindsFieldsProps & { purpose: number }) => (
  <CheckboxGroup
    name={kindsField(purpose)}
    label={copy.kinds}
    hint={copy.kindsHint}
    need="required"
    choices={contactKindsOf(purpose, permitted).map(({ id, name }) => ({ value: String(id), label: name }))}
    defaultValue={draft.kinds}
    error={errorOf(kindsField(purpose))}
  />
);
