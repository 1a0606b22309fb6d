import { InvalidArgumentError } from 'commander';

/** Reads an option or an argument that is a whole number. */
export const wholeNumber =
  (minimum: number, maximum = 2_147_483_647) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d{1,10}$/.test(text) || value < minimum || value > maximum)
      throw new InvalidArgumentError(`It must be a whole number from ${minimum} to ${maximum}.`);
    return value;
  };
