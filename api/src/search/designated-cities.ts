import { designatedCityOfWard } from '@enerabi/gazetteer/municipality-codes/designated-cities';

/**
 * The city that a ward belongs to.
 * @param code six digits, of a municipality or a ward
 * @returns the city's six digits without the check digit, or undefined if it is no ward
 */
export const cityOfWard = (code: string): number | undefined => designatedCityOfWard(code)?.number;

/** Whether a search for the municipality includes a facility there: in it, or in one of its wards. */
export const isWithin = (municipality: string, wanted: string): boolean =>
  municipality === wanted || cityOfWard(municipality) === Number(wanted.slice(0, 5));
