import { admissionOf, type ClassAdmission, rememberedChild } from '@enerabi/shared/child';
import { childClasses } from '@enerabi/shared/constants';
import { ageText, Button, enterValue } from '@enerabi/shared/ui';
import { ChildIcon } from '@enerabi/shared/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { searchedAge } from '../criteria/child-age.ts';
import { copy } from './filters.copy.ts';

/**
 * Fills in the class and the age of the child that this browser remembers. The address gets only these two, not the
 * birthday.
 */
export function RememberedChildButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [admission, setAdmission] = useState<ClassAdmission>();
  useEffect(() => {
    const child = rememberedChild();
    const found = child && admissionOf(child.birthday, child.month);
    setAdmission(found?.kind === 'class' ? found : undefined);
  }, []);
  if (!admission) return null;
  const { child_class_id, monthsOld, daysOld } = admission;
  const { child_age_months, child_age_days } = searchedAge(admission);
  const fill = (): void => {
    const controls = button.current?.form?.elements;
    const write = (name: string, value: number | undefined): void => {
      const control = controls?.namedItem(name);
      if (control instanceof HTMLInputElement) enterValue(control, String(value ?? ''));
      if (!(control instanceof HTMLSelectElement) || value === undefined) return;
      if (![...control.options].some((option) => option.value === String(value)))
        control.add(new Option(copy.age(value), String(value)));
      enterValue(control, String(value));
    };
    write('child_class_id', child_class_id);
    write('child_age_months', child_age_months);
    write('child_age_days', child_age_days);
  };
  return (
    <Button ref={button} kind="secondary" size="small" icon={<ChildIcon size="small" />} onClick={fill}>
      {copy.remembered(childClasses[child_class_id], ageText(monthsOld, daysOld))}
    </Button>
  );
}
