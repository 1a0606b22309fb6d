import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Skeleton } from './skeleton.tsx';

describe('Skeleton', () => {
  it('keeps the place of so many lines, and is not read out', () => {
    const { container } = render(<Skeleton lines={4} />);
    expect(container.querySelectorAll('.line')).toHaveLength(4);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
