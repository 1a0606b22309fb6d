import type { ClassAdmission } from '@enerabi/shared/child';
import { Button, SelectField } from '@enerabi/shared/ui';
import { type FormEvent, useState } from 'react';
import { CommuteButton } from '../commute/commute-button.tsx';
import { useHomeTarget } from '../commute/use-home-target.ts';
import { searchedAge } from '../facilities/criteria/child-age.ts';
import { commuteAddress } from '../facilities/criteria/commute-address.ts';
import { searchedAddress } from '../facilities/criteria/read-criteria.ts';
import { PrefectureOptions } from '../search/form/area-field.tsx';
import { useSearchSubmit } from '../search/form/use-search-submit.ts';
import { copy } from './child.copy.ts';
import { ChildForm } from './child-form.tsx';
import styles from './child-section.module.css';

/** The class of a child, a search for facilities of a prefecture that take it, and the ways of the family. */
export const ChildSearch = ({ today }: { today: string }) => (
  <>
    <ChildForm today={today} find={(admission) => <AreaSearch admission={admission} />} />
    <div className={styles.commute}>
      <p>{copy.commute}</p>
      <CommuteButton commuteAddressOf={commuteAddress} />
    </div>
  </>
);

/** The address has class and age, not the birthday. */
function AreaSearch({ admission }: { admission: ClassAdmission }) {
  const { isSearching, submit } = useSearchSubmit(searchedAddress);
  const home = useHomeTarget();
  const [isMissing, setIsMissing] = useState(false);
  const submitWithin = (event: FormEvent<HTMLFormElement>): void => {
    const area = event.currentTarget.elements.namedItem('area') as HTMLSelectElement;
    setIsMissing(area.value === '');
    if (area.value !== '') submit(event);
    else {
      event.preventDefault();
      area.focus();
    }
  };
  return (
    <form className={styles.find} method="get" action="/f" onSubmit={submitWithin}>
      <input type="hidden" name="child_class_id" value={admission.child_class_id} />
      <input type="hidden" name="sort" value="vacant" />
      {Object.entries({ ...searchedAge(admission), ...home }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        name="area"
        label={copy.area}
        defaultValue=""
        error={isMissing ? copy.areaMissing : undefined}
        onChange={() => setIsMissing(false)}
      >
        <option value="">{copy.chooseArea}</option>
        <PrefectureOptions />
      </SelectField>
      <Button type="submit" kind="secondary" pending={isSearching}>
        {copy.find}
      </Button>
    </form>
  );
}
