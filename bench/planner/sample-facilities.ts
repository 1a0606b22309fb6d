import type { PlannedFacility } from '@enerabi/api/planner';

/** The same numbers for a seed, from 0 to 1 (mulberry32). */
export function randomSource(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const workingDays = Array.from({ length: 84 }, (_, at) => at).filter((at) => at % 7 < 5);
const startMinutes = [9 * 60 + 30, 10 * 60, 10 * 60 + 30, 13 * 60 + 30, 14 * 60];

/** Facilities within some kilometres, each with visits of an hour at different times of different days. */
export function sampleFacilities(seed: number, count: number, slotsEach: number): PlannedFacility[] {
  const random = randomSource(seed);
  const times = workingDays.flatMap((day) => startMinutes.map((start) => ({ day, start })));
  return Array.from({ length: count }, (_, id): PlannedFacility => {
    const own = times
      .map((time) => ({ time, order: random() }))
      .sort((one, other) => one.order - other.order)
      .slice(0, slotsEach);
    return {
      id,
      point: { lat: 35.65 + random() * 0.06, lng: 139.65 + random() * 0.08 },
      slots: own.map(({ time: { day, start } }, at) => ({
        slot_id: id * 1_000 + at,
        day: String(day).padStart(3, '0'),
        start: day * 1_440 + start,
        end: day * 1_440 + start + 60,
      })),
    };
  });
}
