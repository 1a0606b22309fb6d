import { type Capabilities, capabilities } from '../constants/index.ts';

/** The capabilities of a site with all features. */
export const everyCapability = Object.fromEntries(
  Object.keys(capabilities).map((name) => [name, true]),
) as unknown as Capabilities;

/** The capabilities of a site without any feature. */
export const noCapability = Object.fromEntries(
  Object.keys(capabilities).map((name) => [name, false]),
) as unknown as Capabilities;
