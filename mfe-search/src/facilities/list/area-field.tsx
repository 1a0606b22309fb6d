import { prefectures, regions } from '@enerabi/shared/kernel';
import { SelectField } from '@enerabi/shared/ui';

interface AreaFieldProps {
  label: string;
  /** What the empty choice is called. */
  everywhere: string;
  area?: string | undefined;
}

/** The 47 prefectures in their seven regions, north to south. */
export const AreaField = ({ label, everywhere, area = '' }: AreaFieldProps) => (
  <SelectField name="area" label={label} defaultValue={area}>
    <option value="">{everywhere}</option>
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
  </SelectField>
);
