import { termsVersions } from '@enerabi/shared/constants';
import { Link, useSite } from '@enerabi/shared/kernel';
import { CheckboxField, OutsideLink } from '@enerabi/shared/ui';
import { copy } from './register.copy.ts';
import styles from './register.module.css';

interface TermsAgreementProps {
  error: string | undefined;
  /** The version that was agreed to before the form was refused. */
  agreed: string | undefined;
}

/** Asks for agreement to a version of the terms (R1.9). */
export const TermsAgreement = ({ error, agreed }: TermsAgreementProps) => (
  <CheckboxField
    name="terms_version"
    label={copy.agreement}
    need="required"
    error={error}
    value={termsVersions.site}
    defaultChecked={agreed === termsVersions.site}
  >
    <Documents />
  </CheckboxField>
);

/** Links open in new tabs, so that typed text stays. */
function Documents() {
  const { privacy } = useSite().links;
  return (
    <ul className={styles.documents}>
      <li>
        <Link to="/terms" target="_blank">
          {copy.terms}
          {copy.newTab}
        </Link>
      </li>
      {privacy && (
        <li>
          <OutsideLink href={privacy}>{copy.privacy}</OutsideLink>
        </li>
      )}
    </ul>
  );
}
