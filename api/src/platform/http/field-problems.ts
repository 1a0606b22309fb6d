import { type FieldProblem, ownMailaddressReason } from '@enerabi/shared/contract';
import { invalidCharacter } from '@enerabi/shared/contract/text/clean-input';
import * as z from 'zod/mini';

// zod/mini has no messages of its own.
z.config(z.locales.en());

type Issue = z.core.$ZodIssue;

/**
 * Translates a schema's issues, field by field: the name as in the request, a code for programs, a sentence. Codes:
 * `required`, `unknown_field`, that of a rule over several fields (`own_mailaddress`), or zod's issue code
 * (`invalid_type`, `invalid_format`, `invalid_value`, `too_small`, `too_big`).
 */
export const fieldProblems = (issues: readonly Issue[]): FieldProblem[] =>
  issues.flatMap((issue): FieldProblem[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        field: fieldName([...issue.path, key]),
        code: 'unknown_field',
        message: `There is no field ${key} here.`,
      }));
    const result = telling(issue);
    const isMissing = missing.has(result.code) && result.input === undefined;
    const sentence = result.code === 'custom' ? sentences[result.message] : undefined;
    if (sentence) return [{ field: fieldName(issue.path), code: result.message, message: sentence }];
    return [
      {
        field: fieldName(issue.path),
        code: isMissing ? 'required' : result.code,
        message: isMissing ? 'This field is required.' : result.message,
      },
    ];
  });

/** Issue codes of an absent value; the second one is of a list of literals. */
const missing: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value']);

/** The contract's own rules use codes as messages. */
const sentences: Readonly<Record<string, string>> = { own_mailaddress: ownMailaddressReason };

/** Texts that cannot be stored, by their paths. Code: `invalid_character`. */
export const invalidTexts = (paths: readonly (readonly PropertyKey[])[]): FieldProblem[] =>
  paths.map((path) => ({
    field: fieldName(path),
    code: invalidCharacter,
    message: `The text of ${fieldName(path)} has a character that cannot be kept, such as NUL; leave it out.`,
  }));

const fieldName = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** The branch of a union that matched furthest: a text in the wrong form, rather than "not a number". */
function telling(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const branches = issue.errors.flat();
  return branches.find(({ code }) => code !== 'invalid_type') ?? branches[0] ?? issue;
}
