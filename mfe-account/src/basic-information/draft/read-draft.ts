import { jobTypeIds, mostProfileChildren } from '@enerabi/shared/constants';
import { chosenInForm, dateFromForm } from '@enerabi/shared/ui';
import { type Draft, textNames } from './draft.ts';

const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** Reads the keys of a kind's rows, which are in fields named by the kind. */
const keysIn = (form: FormData, kind: string, most: number): string[] =>
  [...new Set(form.getAll(kind).map(String))].filter((key) => /^\d{1,4}$/.test(key)).slice(0, most);

/** Reads a sent form, with or without scripts; sections that it did not show are empty. */
export const readDraft = (form: FormData): Draft => ({
  texts: Object.fromEntries(textNames.map((name) => [name, textIn(form, name)])) as Draft['texts'],
  children: keysIn(form, 'children', mostProfileChildren).map((key) => {
    const name = `children.${key}.birthday`;
    const birthday = chosenInForm(form, name);
    return {
      key,
      birthday,
      isIncomplete: birthday !== '' && dateFromForm(form, name) === '',
      is_default_selected: form.has(`children.${key}.is_default_selected`),
    };
  }),
  experiences: keysIn(form, 'job_experiences', jobTypeIds.length).map((key) => ({
    key,
    job_type_id: textIn(form, `job_experiences.${key}.job_type_id`),
    experience_year_id: textIn(form, `job_experiences.${key}.experience_year_id`),
  })),
});
