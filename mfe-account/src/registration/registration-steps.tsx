import { Stepper } from '@enerabi/shared/ui';

const steps = ['メールアドレス', '確認コード', '基本情報', '完了'] as const;

/** On a phone two lines each, broken where one would breathe. */
const breakable = (step: string): string => step.replace(/アドレス|コード/, '\u200b$&');

/** Shows the page's step in the registration. */
export const RegistrationSteps = ({ current }: { current: (typeof steps)[number] }) => (
  <Stepper steps={steps.map(breakable)} current={breakable(current)} />
);
