import type { BookVisit, FieldProblem } from '@enerabi/shared/contract';
import { birthdayFault } from '@enerabi/shared/profile';

const birthdayFields = ['child_birthday_1', 'child_birthday_2', 'child_birthday_3'] as const;

type Birthdays = Pick<BookVisit, (typeof birthdayFields)[number]>;

/** `YYYY-MM-DD` of the children that have one. */
export const birthdaysOf = (booking: Birthdays): string[] =>
  birthdayFields.flatMap((field) => booking[field] ?? []);

const dayWords = {
  not_a_day: 'There is no such day.',
  too_long_ago: 'The day is too long ago.',
  too_far_ahead: 'The day is too far ahead.',
} as const;

/**
 * Days that a schema cannot check.
 * @param today in Japan, `YYYY-MM-DD`
 */
export function dayProblems(
  booking: Birthdays & Pick<BookVisit, 'desired_admission_date'>,
  today: string,
): FieldProblem[] {
  const problems = birthdayFields.flatMap((field): FieldProblem[] => {
    const birthday = booking[field];
    const fault = birthday ? birthdayFault(birthday, today) : undefined;
    return fault ? [{ field, code: fault, message: dayWords[fault] }] : [];
  });
  const admission = booking.desired_admission_date;
  // Whether it is far away is the family's own matter.
  if (admission && birthdayFault(admission, today) === 'not_a_day')
    problems.push({ field: 'desired_admission_date', code: 'not_a_day', message: dayWords.not_a_day });
  return problems;
}
