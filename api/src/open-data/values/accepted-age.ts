import { daysOfMonths, roundedMonths } from '../../catalogue/facilities/youngest-age.rules.ts';
import { doubtful, type Reading, read } from './reading.ts';

/** Accepted ages: the lower limit, and the upper one in the publisher's words. */
export interface AcceptedAge {
  from_months: number | null;
  /** Set if the text counts days or weeks; `from_months` is rounded up from them. */
  from_days: number | null;
  to_text: string | null;
}

const month = '[かカヵケヶ箇]月';
const age = new RegExp(
  [
    '(?:満|生後|おおむね|概ね|約)*\\s*(?:',
    [
      `(?<years>\\d{1,2})歳(?:(?<half>半)|と?(?<rest>\\d{1,2})${month})?(?:児(?:クラス)?)?`,
      `(?<months>\\d{1,3})${month}`,
      '(?<!月)(?<days>\\d{2,3})日',
      '(?<weeks>\\d{1,2})週',
      '(?<leave>産休(?:明け?|あけ))',
      '小学校(?<grade>[1-6])年生?',
      '(?<preschool>(?:小学校)?就学前|未就学児?)',
      '(?<school>小学生|就学児|学童)',
    ].join('|'),
    ')',
  ].join(''),
  'g',
);

/** Eight weeks of maternity leave (労働基準法 第65条): care begins on the 57th day. */
const afterMaternityLeave = 57;
const schoolAge = 72;

type AgeParts = Record<string, string | undefined>;

function daysOf({ leave, days, weeks }: AgeParts): number | null {
  if (leave) return afterMaternityLeave;
  if (days) return Number(days);
  return weeks ? Number(weeks) * 7 : null;
}

function monthsOf(found: AgeParts): number {
  if (found.school) return schoolAge;
  if (found.grade) return schoolAge + (Number(found.grade) - 1) * 12;
  const days = daysOf(found);
  if (days !== null) return roundedMonths(days);
  if (found.months) return Number(found.months);
  return Number(found.years) * 12 + (found.half ? 6 : Number(found.rest ?? 0));
}

const isUpperLimit = (before: string, after: string): boolean =>
  /(?:[~〜\-‐−–]|から|以上)\s*$/.test(before) || /^\s*(?:クラス)?(?:相当)?(?:まで|未満|以下)/.test(after);

/** `0〜2歳` and `0・1・2歳児` write the unit once. */
const withEachUnit = (text: string): string =>
  text.replace(/(?<!\d)(\d)(?:[・,、]\d)*[~〜\-・,、](\d)歳/g, '$1歳~$2歳');

const bareYears = /^[0-5](?:[~〜\-・,、][0-5])*$/;

/** A cell of `0` or `1～5` means years: a nursery would name months or days as such. */
const withYears = (text: string): string => {
  const plain = text.replace(/\s/g, '');
  return bareYears.test(plain) ? `${plain}歳` : text;
};

function agesIn(text: string): { lower: AgeParts[]; to: string | null } {
  const lower: AgeParts[] = [];
  let to: string | null = null;
  for (const match of text.matchAll(age)) {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    if (match.groups?.preschool || isUpperLimit(before, after)) to ??= match[0].trim();
    else lower.push(match.groups ?? {});
  }
  return { lower, to };
}

type Lower = Pick<AcceptedAge, 'from_months' | 'from_days'>;
const unknownAge: Lower = { from_months: null, from_days: null };

function least(found: AgeParts[]): Lower {
  const [first] = found
    .map((one) => ({ from_months: monthsOf(one), from_days: daysOf(one) }))
    .sort((one, other) => inDays(one) - inDays(other));
  return first ?? unknownAge;
}

const inDays = ({ from_months, from_days }: { from_months: number; from_days: number | null }): number =>
  from_days ?? daysOfMonths(from_months);

function limitsOf(text: string): AcceptedAge | null {
  const { lower, to } = agesIn(text);
  return lower.length === 0 && to === null ? null : { ...least(lower), to_text: to };
}

/** `0歳（生後6か月）` names the age within the first year; if only years are named, children are taken from birth on. */
function withinFirstYear(text: string): Lower {
  const within = agesIn(text).lower.filter(
    (found) => (found.months || daysOf(found) !== null) && monthsOf(found) > 0,
  );
  return within.length > 0 ? least(within) : { from_months: 0, from_days: null };
}

/**
 * The accepted age: 3ヶ月から, 3か月～2歳児, 産休明け, 57日, 1歳半～, (幼)3歳から(保)10ヶ月から, 小学生, or a bare `0`.
 * Of several lower limits the lowest counts, since it belongs to the nursery places (2・3号認定).
 * @returns months, and days where the text counts them; the text itself is for the caller to keep
 */
export function readAcceptedAge(text: string): Reading<AcceptedAge> {
  const plain = withEachUnit(withYears(text.normalize('NFKC')));
  const withoutAsides = plain.replace(/\([^)]*\)/g, '、');
  const limits = limitsOf(withoutAsides) ?? limitsOf(plain);
  if (!limits) return doubtful({ ...unknownAge, to_text: null }, 'no age found in it; kept as text');
  return read(limits.from_months === 0 ? { ...limits, ...withinFirstYear(plain) } : limits);
}
