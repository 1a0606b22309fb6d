import { type Capabilities, capabilities } from '../constants/index.ts';

/** A site that has all of its features. */
export const everyCapability = Object.fromEntries(
  Object.keys(capabilities).map((name) => [name, true]),
) as unknown as Capabilities;

/** A site that has none of them. */
export const noCapability = Object.fromEntries(
  Object.keys(capabilities).map((name) => [name, false]),
) as unknown as Capabilities;
