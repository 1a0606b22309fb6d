import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const garden = { src: '/photos/garden.jpg', alt: '園庭で遊ぶ子どもたち', width: 640, height: 400 };

describe('Picture', () => {
  it('keeps its place, and loads when it comes near', () => {
    render(<Picture {...garden} />);
    const picture = screen.getByRole('img', { name: '園庭で遊ぶ子どもたち' });
    expect(picture).toHaveAttribute('width', '640');
    expect(picture).toHaveAttribute('height', '400');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('decoding', 'async');
  });

  it('is asked for ahead of the scripts in the first view of a page', () => {
    render(<Picture {...garden} loading="eager" />);
    const picture = screen.getByRole('img', { name: '園庭で遊ぶ子どもたち' });
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(picture).toHaveAttribute('fetchpriority', 'high');
  });

  it('gives way to a decoration where it cannot be loaded, and is not described any more', () => {
    const { rerender } = render(<Picture {...garden} fallback="/illustrations/facility-1.svg" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/illustrations/facility-1.svg');
    expect(screen.queryByRole('img', { name: garden.alt })).not.toBeInTheDocument();
    rerender(
      <Picture {...garden} src="/photos/hall.jpg" alt="ホール" fallback="/illustrations/facility-1.svg" />,
    );
    expect(screen.getByRole('img', { name: 'ホール' })).toHaveAttribute('src', '/photos/hall.jpg');
  });

  it('leaves its place empty where it has no decoration, instead of a broken picture', () => {
    render(<Picture {...garden} />);
    fireEvent.error(screen.getByRole('img'));
    const place = screen.getByRole('presentation');
    expect(place.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    expect(place).toHaveAttribute('width', '640');
  });

  it('does not ask again and again for a decoration that is missing, too', () => {
    render(<Picture {...garden} fallback="/illustrations/facility-1.svg" />);
    fireEvent.error(screen.getByRole('img'));
    fireEvent.error(screen.getByRole('presentation'));
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/illustrations/facility-1.svg');
  });
});
