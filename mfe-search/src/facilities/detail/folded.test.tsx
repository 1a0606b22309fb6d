import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Folded } from './folded.tsx';

it('names what it has in its disclosure, which is closed at first', () => {
  render(
    <Folded title="アレルギー対応・備考">
      <p>医師の診断にもとづき除去食を提供します。</p>
    </Folded>,
  );
  expect(screen.getByText('アレルギー対応・備考')).toBeVisible();
  expect(screen.getByText(/除去食/)).not.toBeVisible();
});
