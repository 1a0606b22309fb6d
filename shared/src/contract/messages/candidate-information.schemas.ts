import * as z from 'zod/mini';
import { experienceYearIds, jobTypeIds, mostProfileChildren } from '../../constants/index.ts';
import { basicInformation, phone } from '../members/basic-information.schemas.ts';
import { date } from '../parameters.ts';

const { last_name, first_name, job_kind_id, job_detail_kind_id, school_name, department_name, grade } =
  basicInformation.shape;

const displayOrder = () => z.int().check(z.minimum(1), z.maximum(mostProfileChildren));

/** The API checks that a birthday exists and is neither too long ago nor too far ahead. */
const child = z.strictObject({
  birthday: z.optional(z.nullable(date())),
  is_default_selected: z.boolean(),
  display_order: displayOrder(),
  /** As `sending_children` says, which decides. */
  is_send: z.optional(z.boolean()),
});

interface Children {
  children: readonly { display_order: number }[];
  sending_children: readonly number[];
}

const isNumberedOnce = z.refine<Children>(
  ({ children }) => new Set(children.map(({ display_order }) => display_order)).size === children.length,
  { path: ['children'], error: 'repeated' },
);
const areAmongChildren = z.refine<Children>(
  ({ children, sending_children }) =>
    sending_children.every((order) => children.some(({ display_order }) => display_order === order)),
  { path: ['sending_children'], error: 'unknown_child' },
);

/** What the sender says of themselves (specification section 3); '' and null mean "not specified". */
export const candidateInformation = z
  .strictObject({
    last_name,
    first_name,
    /** '' for none, where the facility need not call back. */
    phone_number: z._default(phone(0), ''),
    job_kind_id,
    job_detail_kind_id,
    school_name,
    department_name,
    grade,
    year_of_graduation: basicInformation.shape.year_of_graduation,
    /** Of the posting's job type; without years it says nothing. */
    job_experience: z.optional(
      z.nullable(
        z.strictObject({
          job_type_id: z.nullable(z.literal(jobTypeIds)),
          experience_year_id: z.optional(z.nullable(z.literal(experienceYearIds))),
        }),
      ),
    ),
    children: z._default(z.array(child).check(z.maxLength(mostProfileChildren, 'too_many')), []),
    /** Display orders of the children whose birthdays are sent. */
    sending_children: z._default(
      z.array(displayOrder()).check(z.maxLength(mostProfileChildren, 'too_many')),
      [],
    ),
  })
  .check(isNumberedOnce, areAmongChildren);
