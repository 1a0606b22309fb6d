import { jobTypeIds, mostProfileChildren } from '@enerabi/shared/constants';
import { rowKeysIn } from '@enerabi/shared/form';
import { chosenInForm, dateFromForm } from '@enerabi/shared/ui';
import { type Draft, textNames } from './draft.ts';

const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** Reads a sent form, with or without scripts; sections that it did not show are empty. */
export const readDraft = (form: FormData): Draft => ({
  texts: Object.fromEntries(textNames.map((name) => [name, textIn(form, name)])) as Draft['texts'],
  children: rowKeysIn(form, 'children', mostProfileChildren).map((key) => {
    const name = `children.${key}.birthday`;
    const birthday = chosenInForm(form, name);
    return {
      key,
      birthday,
      isIncomplete: birthday !== '' && dateFromForm(form, name) === '',
      is_default_selected: form.has(`children.${key}.is_default_selected`),
    };
  }),
  experiences: rowKeysIn(form, 'job_experiences', jobTypeIds.length).map((key) => ({
    key,
    job_type_id: textIn(form, `job_experiences.${key}.job_type_id`),
    experience_year_id: textIn(form, `job_experiences.${key}.experience_year_id`),
  })),
});
