import { parentPosition } from '@enerabi/shared/constants';
import { FormRows, FormSection, useRememberedChild } from '@enerabi/shared/form';
import { useCapabilities } from '@enerabi/shared/kernel';
import { CheckboxField, DateSelects, yearsBetween } from '@enerabi/shared/ui';
import { useState } from 'react';
import { mostRows } from '../draft/rows.rules.ts';
import { copy } from './fields.copy.ts';
import type { FieldsProps } from './fields-props.ts';

/** The years of birth to choose from: from a child expected next year back to the oldest that the rules allow. */
const yearsOf = (today: string): number[] => {
  const year = Number(today.slice(0, 4));
  return yearsBetween(year + 1, year - 20);
};

/** A first child is filled in as this browser remembers it; the member sees it and may change it. */
export function ChildrenFields({ draft: { children }, errorOf, today }: FieldsProps) {
  const [hadNone] = useState(() => children.every(({ birthday }) => birthday === ''));
  useRememberedChild(hadNone);
  const can = useCapabilities();
  return (
    <FormSection title={copy.children.title} lead={copy.children.lead(can)} position={parentPosition}>
      <FormRows
        kind="children"
        most={mostRows.children}
        label={copy.children.birthdays}
        error={errorOf('children')}
        rows={children}
        copy={copy.children}
      >
        {({ key, birthday, is_default_selected }, number) => (
          <>
            <DateSelects
              name={`children.${key}.birthday`}
              label={copy.children.birthday(number)}
              years={yearsOf(today)}
              defaultValue={birthday}
              error={errorOf(`children.${key}.birthday`)}
            />
            <SelectedField name={`children.${key}.is_default_selected`} isSelected={is_default_selected} />
          </>
        )}
      </FormRows>
    </FormSection>
  );
}

/** Without inquiries the choice has no use, so it is hidden, but its saved value is kept. */
function SelectedField({ name, isSelected }: { name: string; isSelected: boolean }) {
  const can = useCapabilities();
  if (!can.inquiry) return isSelected && <input type="hidden" name={name} value="on" />;
  return <CheckboxField name={name} label={copy.children.selected} defaultChecked={isSelected} />;
}
