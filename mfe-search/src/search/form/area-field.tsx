import { prefectures, regions } from '@enerabi/shared/kernel';
import { SelectField } from '@enerabi/shared/ui';
import { copy } from './area-field.copy.ts';

/** The 47 prefectures in seven regions, from north to south. */
export const PrefectureOptions = () => (
  <>
    {regions.map((region) => (
      <optgroup key={region.name} label={region.name}>
        {prefectures
          .filter((prefecture) => prefecture.region === region.name)
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </optgroup>
    ))}
  </>
);

export const AreaField = ({ area = '' }: { area?: string | undefined }) => (
  <SelectField name="area" label={copy.label} defaultValue={area}>
    <option value="">{copy.everywhere}</option>
    <PrefectureOptions />
  </SelectField>
);
