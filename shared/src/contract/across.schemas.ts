import * as z from 'zod/mini';

interface Across {
  /** Fields that are looked at; of a field within another one, with a dot between. */
  fields: readonly string[];
  /** The field that the error is of. */
  path: string[];
  error: string;
}

/**
 * A rule about several fields of an object. It is checked as soon as these are valid, whatever is wrong with others, so
 * that a visitor sees all errors at once and never a second round of them.
 */
export const across = <T>(holds: (value: T) => boolean, { fields, path, error }: Across) =>
  z.refine<T>(holds, {
    path,
    error,
    when: ({ issues }) =>
      !issues.some(({ code, path = [] }) => {
        const at = path.join('.');
        // An issue of the whole value says that it is no object, or has fields that nobody knows.
        if (at === '') return code !== 'unrecognized_keys';
        return fields.some((field) => isAt(at, field) || isAt(field, at));
      }),
  });

const isAt = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);
