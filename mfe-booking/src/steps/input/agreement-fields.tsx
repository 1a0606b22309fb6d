import { termsVersions } from '@enerabi/shared/constants';
import { FormSection } from '@enerabi/shared/form';
import { Link } from '@enerabi/shared/kernel';
import { CheckboxField, momentText } from '@enerabi/shared/ui';
import styles from './booking-form.module.css';
import { copy } from './contact-input.copy.ts';
import type { FieldsProps } from './fields-props.ts';

/** Until when it can be cancelled, and the version of the terms (R1.9). */
export const AgreementFields = ({ draft, errorOf, slot }: FieldsProps) => (
  <FormSection title={copy.agreement.title}>
    <CheckboxField
      name="terms_version"
      label={copy.agreement.label}
      need="required"
      value={termsVersions.booking}
      defaultChecked={draft.texts.terms_version === termsVersions.booking}
      error={errorOf('terms_version')}
    >
      <ul className={styles.points}>
        {slot && <li>{copy.agreement.cancel(momentText(slot.cancel_by))}</li>}
        <li>{copy.agreement.late}</li>
        <li>{copy.agreement.shared}</li>
        <li>
          <Link to="/one_stop/terms" target="_blank">
            {copy.agreement.terms}
          </Link>
        </li>
      </ul>
    </CheckboxField>
  </FormSection>
);
