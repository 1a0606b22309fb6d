/**
 * Five digits of the cities that have wards with codes of their own (政令指定都市, JIS X 0402): a ward's number follows
 * its city's within 28.
 */
const cities = [
  1100, 4100, 11100, 12100, 14100, 14130, 14150, 15100, 22100, 22130, 23100, 26100, 27100, 27140, 28100,
  33100, 34100, 40100, 40130, 43100,
];
const mostWards = 28;

const fiveDigits = (code: string): number => Number(code.slice(0, 5));

/**
 * The city that a ward belongs to.
 * @param code six digits, of a municipality or a ward
 * @returns the city's six digits without the check digit, or undefined where it is no ward
 */
export function cityOfWard(code: string): number | undefined {
  const number = fiveDigits(code);
  return cities.find((city) => number > city && number <= city + mostWards);
}

/** Whether a facility there is found by a search for the municipality: its own, or one of its wards. */
export const isWithin = (municipality: string, wanted: string): boolean =>
  municipality === wanted || cityOfWard(municipality) === fiveDigits(wanted);
