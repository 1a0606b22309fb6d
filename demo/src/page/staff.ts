import type { FacilityRecord } from '@enerabi/shared/server/records';
import type { Family } from '../facility-kinds.ts';
import type { RandomSource } from '../random-source.ts';

/** Children per member of staff by class, by the standards of 2024; facilities have more staff. */
const childrenEach = [3, 6, 6, 15, 25, 25];
const teachers: Partial<Record<Family, string>> = {
  nursery: '保育士',
  small: '保育士',
  company: '保育士',
  kodomoen: '保育教諭',
  kindergarten: '幼稚園教諭',
};

/** Makes the numbers of staff for the capacity. */
export function staffNote(random: RandomSource, family: Family, facility: FacilityRecord): string | null {
  const teacher = teachers[family];
  const places = facility.capacity_by_class ?? [];
  if (!teacher || places.length === 0 || random.chance(0.2)) return null;
  const least = places.reduce(
    (all, { child_class_id, capacity }) => all + capacity / (childrenEach[child_class_id] ?? 25),
    0,
  );
  const count = Math.max(2, Math.ceil(least * 1.35) + random.between(0, 2));
  const cooks = family === 'kindergarten' ? 0 : Math.max(1, Math.round((facility.capacity ?? 20) / 45));
  const parts = [
    family === 'small' || family === 'company' ? '施設長1人' : '園長1人、主任1人',
    `${teacher}${count}人`,
    ...(places[0]?.child_class_id === 0 && random.chance(0.6) ? ['看護師1人'] : []),
    ...(cooks > 0 ? [`栄養士・調理員${cooks}人`] : []),
  ];
  return `${parts.join('、')}（パートを含む）。`;
}
