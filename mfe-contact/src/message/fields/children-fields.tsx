import { classText } from '@enerabi/shared/child';
import { FormRows, FormSection } from '@enerabi/shared/form';
import { CheckboxField, DateSelects, yearsBetween } from '@enerabi/shared/ui';
import { mostRows } from '../draft/contact-draft.rules.ts';
import type { ContactDraft } from '../draft/contact-draft.ts';
import { copy } from './fields.copy.ts';
import styles from './fields.module.css';
import type { FieldsProps } from './fields-props.ts';

interface ChildrenFieldsProps extends FieldsProps {
  /** What is filled in at this moment. */
  live: ContactDraft;
  /** In Japan, `YYYY-MM-DD`. */
  today: string;
}

/** Children by birthday, each with the class that it would be in (R4.4). */
export function ChildrenFields({ draft, live, errorOf, today }: ChildrenFieldsProps) {
  const year = Number(today.slice(0, 4));
  const birthdayOf = (key: string) => live.children.find((child) => child.key === key)?.birthday ?? '';
  return (
    <FormSection title={copy.children.title} lead={copy.children.lead}>
      <FormRows
        kind="children"
        label={copy.children.label}
        most={mostRows.children}
        error={errorOf('children')}
        rows={draft.children}
        copy={copy.children}
      >
        {({ key, birthday, is_default_selected, is_send }, number) => (
          <>
            {is_default_selected && (
              <input type="hidden" name={`children.${key}.is_default_selected`} value="on" />
            )}
            <DateSelects
              name={`children.${key}.birthday`}
              label={copy.children.birthday(number)}
              years={yearsBetween(year + 1, year - 7)}
              defaultValue={birthday}
              error={errorOf(`children.${key}.birthday`)}
            />
            <p className={styles.class}>{classText(birthdayOf(key), today)}</p>
            <CheckboxField
              name={`children.${key}.is_send`}
              label={copy.children.send(number)}
              defaultChecked={is_send}
            />
          </>
        )}
      </FormRows>
    </FormSection>
  );
}
