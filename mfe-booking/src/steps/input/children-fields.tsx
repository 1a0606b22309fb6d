import { classText } from '@enerabi/shared/child';
import { maximumOneStopChildren } from '@enerabi/shared/constants';
import { FormRows, FormSection } from '@enerabi/shared/form';
import { classesText, DateSelects, MonthSelects, yearsBetween } from '@enerabi/shared/ui';
import { childrenField } from '../draft/booking-draft.rules.ts';
import styles from './booking-form.module.css';
import { copy } from './contact-input.copy.ts';
import type { FieldsProps } from './fields-props.ts';

/** Up to three children by birthday, each with the class that it would be in, and when they should be admitted. */
export function ChildrenFields({ draft, live, errorOf, today, slot }: FieldsProps) {
  const year = Number(today.slice(0, 4));
  const birthdayOf = (key: string) => live.children.find((child) => child.key === key)?.birthday ?? '';
  const classes = slot && classesText(slot.child_class_ids);
  const { children } = copy;
  return (
    <FormSection title={children.title} lead={classes ? children.leadOf(classes) : children.lead}>
      <FormRows
        kind={childrenField}
        label={children.label}
        need={classes ? 'required' : 'optional'}
        most={maximumOneStopChildren}
        error={errorOf(childrenField)}
        rows={draft.children}
        copy={children}
      >
        {({ key, birthday }, number) => (
          <>
            <DateSelects
              name={`children.${key}.birthday`}
              label={children.birthday(number)}
              years={yearsBetween(year + 1, year - 7)}
              defaultValue={birthday}
              error={errorOf(`children.${key}.birthday`)}
            />
            <p className={styles.class}>{classText(birthdayOf(key), today)}</p>
          </>
        )}
      </FormRows>
      <MonthSelects
        name="desired_admission_date"
        label={children.admission}
        need="optional"
        years={yearsBetween(year, year + 3)}
        defaultValue={draft.admissionMonth}
        error={errorOf('desired_admission_date')}
      />
    </FormSection>
  );
}
