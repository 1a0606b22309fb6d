import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import * as icons from './index.ts';

describe('icons', () => {
  it.each(Object.entries(icons))('%s is a drawing without words of its own', (_, Icon) => {
    render(
      <button type="button">
        <Icon />
        検索する
      </button>,
    );
    const button = screen.getByRole('button', { name: '検索する' });
    const drawing = button.querySelector('svg');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing).toHaveAttribute('viewBox', '0 0 24 24');
    expect(drawing).not.toBeEmptyDOMElement();
  });

  it('take no colour of their own', () => {
    for (const Icon of Object.values(icons)) {
      const { container } = render(<Icon />);
      for (const shape of container.querySelectorAll('[fill], [stroke], [style]'))
        expect(shape).toHaveAttribute('fill', 'currentColor');
    }
  });
});
