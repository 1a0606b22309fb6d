import { rememberedAdmission } from '@enerabi/shared/child';
import { childClasses, childClassIds } from '@enerabi/shared/constants';
import { dayInJapan, SelectField } from '@enerabi/shared/ui';
import { useEffect, useRef } from 'react';
import { copy } from './save-search.copy.ts';

/** The class whose openings are mailed; the one of the child that this browser knows, unless one was chosen. */
export function ClassField() {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const select = around.current?.querySelector('select');
    const admission = rememberedAdmission(dayInJapan(new Date()));
    if (select?.value === '' && admission?.kind === 'class') select.value = String(admission.child_class_id);
  }, []);
  return (
    <div ref={around}>
      <SelectField name="child_class_id" label={copy.childClass} defaultValue="">
        <option value="">{copy.everyClass}</option>
        {childClassIds.map((id) => (
          <option key={id} value={id}>
            {copy.classOf(childClasses[id])}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
