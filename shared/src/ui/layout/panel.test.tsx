import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Panel } from './panel.tsx';

describe('Panel', () => {
  it('is the element itself, and no stack without a gap', () => {
    const { container } = render(
      <Panel as="section" tone="sunken" padding="4" aria-label="囲み">
        言葉
      </Panel>,
    );
    const panel = screen.getByRole('region', { name: '囲み' });
    expect(container.firstElementChild).toBe(panel);
    expect(panel).toHaveAttribute('data-tone', 'sunken');
    expect(panel).toHaveAttribute('data-padding', '4');
    expect(panel).not.toHaveAttribute('data-gap');
  });

  it('stacks with a gap, and takes a class of its place', () => {
    render(
      <Panel as="ol" gap="2" className="own">
        <li>花岡</li>
      </Panel>,
    );
    const panel = screen.getByRole('list');
    expect(panel).toHaveClass('stack', 'panel', 'own');
    expect(panel).toHaveAttribute('data-gap', '2');
  });
});
