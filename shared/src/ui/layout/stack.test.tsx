import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Stack } from './stack.tsx';

const Box = (props: ComponentProps<'section'>) => <section {...props} />;

describe('Stack', () => {
  it('is the element itself: nothing is nested for the layout', () => {
    const { container } = render(<Stack gap="3">言葉</Stack>);
    expect(container.innerHTML).toBe('<div class="stack" data-gap="3">言葉</div>');
  });

  it('is what the place asks for, with its attributes', () => {
    render(
      <Stack as="ul" gap="1" aria-label="園" className="own">
        <li>花岡</li>
      </Stack>,
    );
    const list = screen.getByRole('list', { name: '園' });
    expect(list).toHaveClass('stack', 'own');
    expect(list).toHaveAttribute('data-gap', '1');
  });

  it('may be a component', () => {
    render(<Stack as={Box} gap="5" aria-label="囲み" />);
    expect(screen.getByRole('region', { name: '囲み' })).toHaveClass('stack');
  });
});
