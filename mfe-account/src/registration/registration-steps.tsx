import { Stepper } from '@enerabi/shared/ui';

const steps = ['メールアドレス', '確認コード', '基本情報', '完了'] as const;

/** Allows a line break at a good place, since each step takes two lines on a phone. */
const breakable = (step: string): string => step.replace(/アドレス|コード/, '\u200b$&');

/** Shows the page's step in the registration. */
export const RegistrationSteps = ({ current }: { current: (typeof steps)[number] }) => (
  <Stepper steps={steps.map(breakable)} current={breakable(current)} />
);
