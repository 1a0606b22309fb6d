import {
  experienceYearIds,
  experienceYears,
  jobSeekerPosition,
  jobTypeIds,
  jobTypes,
} from '@enerabi/shared/constants';
import { FormRows, FormSection } from '@enerabi/shared/form';
import { OccupationFields, Options } from '@enerabi/shared/form/occupation';
import { useCapabilities } from '@enerabi/shared/kernel';
import { SelectField } from '@enerabi/shared/ui';
import { mostRows } from '../draft/rows.rules.ts';
import { copy } from './fields.copy.ts';
import styles from './fields.module.css';
import type { FieldsProps } from './fields-props.ts';

export const WorkFields = (props: FieldsProps) => (
  <FormSection title={copy.work.title} lead={copy.work.lead(useCapabilities())} position={jobSeekerPosition}>
    <FormRows
      kind="job_experiences"
      most={mostRows.job_experiences}
      label={copy.work.experiences}
      error={props.errorOf('job_experiences')}
      rows={props.draft.experiences}
      copy={copy.work}
    >
      {({ key, job_type_id, experience_year_id }, number) => (
        <div className={styles.pair}>
          <SelectField
            name={`job_experiences.${key}.job_type_id`}
            label={copy.work.type(number)}
            defaultValue={job_type_id}
            error={props.errorOf(`job_experiences.${key}.job_type_id`)}
          >
            <Options ids={jobTypeIds} nameOf={(id) => jobTypes[id]} />
          </SelectField>
          <SelectField
            name={`job_experiences.${key}.experience_year_id`}
            label={copy.work.years(number)}
            defaultValue={experience_year_id}
            error={props.errorOf(`job_experiences.${key}.experience_year_id`)}
          >
            <Options ids={experienceYearIds} nameOf={(id) => experienceYears[id]} />
          </SelectField>
        </div>
      )}
    </FormRows>
    <OccupationFields {...props} texts={props.draft.texts} />
  </FormSection>
);
