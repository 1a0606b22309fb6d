import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FactsTable } from './facts-table.tsx';

it('leaves out facts without a value', () => {
  render(
    <FactsTable
      facts={[
        { name: '電話', value: '0833-43-1234' },
        { name: '期限', value: false },
        { name: '順番', value: null },
        { name: '人数', value: undefined },
        { name: 'メッセージ', value: '' },
        { name: '空き', value: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['電話', '空き']);
});
