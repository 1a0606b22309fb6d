import { jobDetailKinds, jobKindIds, jobKinds } from '@enerabi/shared/constants';
import { yearWithEra } from '@enerabi/shared/japanese';
import { jobDetailKindsOf } from '@enerabi/shared/profile';
import { SelectField, Stack, TextField, yearsBetween } from '@enerabi/shared/ui';
import { copy } from './occupation.copy.ts';
import { type OccupationName, type OccupationTexts, studentKindId } from './occupation.rules.ts';
import styles from './occupation-fields.module.css';
import { Options } from './options.tsx';

const employedKindId = 2;
const grades = [1, 2, 3, 4, 5, 6];

/** Years of graduation to choose from: from last year to that of a first-year student. */
const graduationYears = (today: string, saved: string): number[] => {
  const year = Number(today.slice(0, 4));
  const offered = yearsBetween(year - 3, year + 8);
  const known = Number(saved);
  return saved === '' || offered.includes(known) ? offered : [known, ...offered];
};

interface OccupationFieldsProps {
  texts: OccupationTexts;
  /** By the form's field name. */
  errorOf: (name: string) => string | undefined;
  /** In Japan, `YYYY-MM-DD`. */
  today: string;
}

/** The style sheet shows the details of the chosen occupation, so this works without scripts. */
export function OccupationFields({ texts, errorOf, today }: OccupationFieldsProps) {
  const field = (name: OccupationName, label: string) => ({
    name,
    label,
    defaultValue: texts[name],
    error: errorOf(name),
    need: 'optional' as const,
  });
  const detailNameOf = (id: keyof typeof jobDetailKinds) => jobDetailKinds[id].name;
  return (
    <Stack gap="6" className={styles.occupation}>
      <SelectField {...field('job_kind_id', copy.now)}>
        <Options ids={jobKindIds} nameOf={(id) => jobKinds[id]} />
      </SelectField>
      <Stack gap="6" className={styles.details} data-of="employed">
        <SelectField {...field('employment_kind_id', copy.employment)}>
          <Options ids={jobDetailKindsOf(employedKindId)} nameOf={detailNameOf} />
        </SelectField>
      </Stack>
      <Stack gap="6" className={styles.details} data-of="student">
        <SelectField {...field('school_kind_id', copy.school)}>
          <Options ids={jobDetailKindsOf(studentKindId)} nameOf={detailNameOf} />
        </SelectField>
        <TextField {...field('school_name', copy.schoolName)} />
        <TextField {...field('department_name', copy.department)} />
        <div className={styles.pair}>
          <SelectField {...field('grade', copy.grade)}>
            <Options ids={grades} nameOf={copy.gradeOf} />
          </SelectField>
          <SelectField {...field('year_of_graduation', copy.graduation)}>
            <Options ids={graduationYears(today, texts.year_of_graduation)} nameOf={yearWithEra} />
          </SelectField>
        </div>
      </Stack>
    </Stack>
  );
}
