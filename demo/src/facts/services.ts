import type { ServiceId } from '@enerabi/shared/constants';
import type { Family } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';

type Chances = Partial<Record<ServiceId, number>>;

const usual: Chances = {
  temporary_care: 0.3,
  disability_care: 0.45,
  universal_access: 0.14,
  convalescent_care: 0.03,
  sick_child_care: 0.02,
  holiday_care: 0.03,
};
const chances: Record<Family, Chances> = {
  nursery: usual,
  kodomoen: { ...usual, temporary_care: 0.5, universal_access: 0.22, bus: 0.35 },
  kindergarten: { temporary_care: 0.45, disability_care: 0.3, bus: 0.7, universal_access: 0.06 },
  small: { temporary_care: 0.1, universal_access: 0.16, disability_care: 0.12 },
  home: { universal_access: 0.05 },
  visiting: { sick_child_care: 0.5, disability_care: 0.8 },
  company: { temporary_care: 0.55, holiday_care: 0.14, sick_child_care: 0.06, convalescent_care: 0.05 },
  night: { temporary_care: 0.95, night_care: 1, holiday_care: 0.9 },
  hospital: { night_care: 0.4, holiday_care: 0.5, sick_child_care: 0.3 },
  development: { disability_care: 1, bus: 0.6 },
  after_school: { disability_care: 0.5 },
};

/** Services, except extended care and parking, which other facts determine. */
export const servicesOf = (random: RandomSource, family: Family): ServiceId[] =>
  (Object.entries(chances[family]) as [ServiceId, number][])
    .filter(([, chance]) => random.chance(chance))
    .map(([service]) => service);
