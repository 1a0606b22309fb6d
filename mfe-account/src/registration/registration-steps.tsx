import { Stepper } from '@enerabi/shared/ui';
import { copy } from './registration-steps.copy.ts';

/** Shows the page's step in the registration. */
export const RegistrationSteps = ({ current }: { current: keyof typeof copy }) => (
  <Stepper steps={Object.values(copy)} current={copy[current]} />
);
