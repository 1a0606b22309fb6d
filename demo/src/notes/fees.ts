import type { ServiceId } from '@enerabi/shared/constants';
import type { FacilityKind } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';
import { beddingLease } from './daily-life.ts';

/** Facts of the page with which fees must agree: there is no charge for a missing service. */
export interface Charged {
  isPublic: boolean;
  hasExtended: boolean;
  /** 0 to 5. */
  oldestClass: number;
  services: readonly ServiceId[];
  meals: string | null;
  belongings: string | null;
}

const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`;
const amounts = (random: RandomSource, from: number, to: number, step: number): string =>
  yen(random.between(from / step, to / step) * step);
const pickOf = (random: RandomSource, texts: readonly (string | false)[]): string =>
  random.pick(texts.filter((text) => text !== false));

const certifiedFees = (random: RandomSource, hasExtended: boolean): string => {
  const lunch = amounts(random, 5500, 8000, 100);
  const first = random.pick([
    `保育料は市区町村が定める額です。3歳児クラス以上は給食費（月額${lunch}）をいただきます。`,
    `保育料は世帯の市民税額をもとに自治体が決定します。3〜5歳児の副食費は月額${amounts(random, 4500, 4900, 100)}です。`,
    `3〜5歳児クラスの保育料は無償です。主食費・副食費として月額${lunch}が必要です。`,
  ]);
  const further = [
    hasExtended ? `延長保育料は30分ごとに${amounts(random, 200, 400, 50)}です。` : '',
    `入園時に帽子・教材費などで${amounts(random, 3000, 9000, 500)}ほどかかります。`,
    `年間の教材・行事費は${amounts(random, 3000, 12000, 1000)}です。`,
    '',
  ];
  return first + random.pick(further);
};

/** Meals on every day, which a monthly fee may include. */
const areIncluded = (meals: string | null): boolean => meals !== null && !meals.includes('ご持参');

const monthly = (random: RandomSource, { services, meals }: Charged): string => {
  const included = areIncluded(meals) ? '（給食・おやつ代を含む）' : '';
  return pickOf(random, [
    `週5日利用の月額は${amounts(random, 38000, 58000, 1000)}です。きょうだいで利用される場合、2人目は半額になります。`,
    `登録料${amounts(random, 3000, 11000, 1000)}、月額${amounts(random, 36000, 64000, 1000)}${included}。`,
    services.includes('temporary_care') &&
      `月額${amounts(random, 34000, 52000, 1000)}。一時預かりは1時間${amounts(random, 500, 900, 50)}です。`,
    `週3日の利用は月額${amounts(random, 24000, 36000, 1000)}、週5日の利用は月額${amounts(random, 38000, 56000, 1000)}です。`,
  ]);
};

const employersFees = (random: RandomSource, { services }: Charged): string =>
  pickOf(random, [
    `従業員枠は月額${amounts(random, 15000, 26000, 1000)}、地域枠は月額${amounts(random, 27000, 37000, 1000)}です。給食費を含みます。`,
    `月額${amounts(random, 28000, 37000, 500)}（給食費を含む）。住民税非課税世帯の0〜2歳児は無償です。`,
    services.includes('temporary_care') &&
      `地域枠の保育料は月額${amounts(random, 30000, 37000, 500)}です。一時預かりは1時間${amounts(random, 300, 600, 50)}で承ります。`,
  ]);

/** Meals that are paid separately; for a packed lunch, the page names the price of a meal to order. */
const arePaidSingly = (meals: string | null): boolean =>
  meals?.includes('給食') === true && !meals.includes('毎日お弁当');

const kindergartenFees = (
  random: RandomSource,
  { hasExtended, services, meals, belongings }: Charged,
): string => {
  const lunch = arePaidSingly(meals) ? `給食費は1食${amounts(random, 280, 400, 10)}です。` : '';
  const bus = services.includes('bus') ? `通園バスは月額${amounts(random, 2500, 4500, 500)}です。` : '';
  const outfit = belongings?.includes('制服はありません')
    ? `帽子と通園かばんで${amounts(random, 5000, 9000, 500)}ほどかかります。`
    : `制服などの用品代は${amounts(random, 25000, 48000, 1000)}ほどです。`;
  return pickOf(random, [
    `入園料${amounts(random, 30000, 90000, 5000)}、保育料は月額25,700円まで無償化の対象です。${lunch}`,
    `保育料は無償です。教材費・施設費として月額${amounts(random, 2000, 6000, 500)}をいただきます。${bus}`,
    hasExtended &&
      `預かり保育は1時間${amounts(random, 100, 250, 50)}、1日${amounts(random, 450, 900, 50)}が上限です。${outfit}`,
  ]);
};

const publicKindergartenFees = (random: RandomSource, { hasExtended, meals }: Charged): string =>
  pickOf(random, [
    arePaidSingly(meals) && `保育料は無償です。給食費は1食${amounts(random, 240, 320, 10)}です。`,
    `入園料・保育料は無償です。教材費として月額${amounts(random, 500, 1500, 100)}ほどを集金します。`,
    hasExtended && `預かり保育は1日${amounts(random, 300, 500, 50)}です。保育料は無償です。`,
  ]);

const youngestFees = (random: RandomSource, belongings: string | null): string =>
  random.pick([
    '保育料は自治体が定める額です。給食費は保育料に含まれます。',
    belongings?.includes(beddingLease)
      ? '保育料は世帯の所得に応じて決まります。ほかに、お昼寝布団のリース代が必要です。'
      : '保育料は世帯の所得に応じて、自治体が決定します。',
    '第2子の保育料は半額、第3子以降は無料です（自治体の規定によります）。',
  ]);

const feesAtHome = (random: RandomSource): string =>
  random.pick([
    '保育料は自治体が定める額です。うかがう保育者の交通費を、実費でいただきます。',
    '保育料は世帯の所得に応じて決まります。食事とおやつは、ご家庭でご用意ください。',
  ]);

/** Fees in words. They are invented; only the ceiling of free kindergarten fees is the law's. */
export function feesNote(
  random: RandomSource,
  { family, type }: Pick<FacilityKind, 'family' | 'type'>,
  charged: Charged,
): string | null {
  if (random.chance(0.12)) return null;
  if (family === 'kindergarten')
    return charged.isPublic ? publicKindergartenFees(random, charged) : kindergartenFees(random, charged);
  if (family === 'hospital')
    return `職員のお子さまを対象に、月額${amounts(random, 12000, 28000, 1000)}（給食費を含む）でお預かりしています。`;
  if (type === 10) return employersFees(random, charged);
  if (type === 11 || type === 12 || family === 'night') return monthly(random, charged);
  if (family === 'after_school')
    return `月額${amounts(random, 4000, 9000, 500)}（おやつ代を含む）。減免制度があります。`;
  if (family === 'development')
    return '利用料は原則1割負担です。世帯の所得に応じて月額の上限があり、3〜5歳児は無償です。';
  if (family === 'visiting') return feesAtHome(random);
  if (family === 'small' || family === 'home' || type === 7 || charged.oldestClass <= 2)
    return youngestFees(random, charged.belongings);
  return certifiedFees(random, charged.hasExtended);
}
