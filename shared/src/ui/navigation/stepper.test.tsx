import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Stepper } from './stepper.tsx';

const steps = ['入力', '確認', '完了'] as const;
const show = (current: (typeof steps)[number]) => {
  render(<Stepper steps={steps} current={current} />);
  return within(screen.getByRole('list', { name: 'お手続きの流れ' })).getAllByRole('listitem');
};

describe('Stepper (domain section 6)', () => {
  it('marks the step at hand, and what is done in words', () => {
    const [input, confirm, complete] = show('確認');
    expect(input).toHaveTextContent('入力（済み）');
    expect(input).not.toHaveAttribute('aria-current');
    expect(confirm).toHaveAttribute('aria-current', 'step');
    expect(confirm).toHaveTextContent('2確認');
    expect(complete).toHaveTextContent('3完了');
    expect(complete).not.toHaveAttribute('aria-current');
  });

  it('has done nothing at the first step', () => {
    show('入力');
    expect(screen.queryByText('（済み）')).not.toBeInTheDocument();
  });

  it('is at one of its own steps', () => {
    // @ts-expect-error: `current` has to be one of `steps`
    render(<Stepper steps={steps} current="送信" />);
  });
});
