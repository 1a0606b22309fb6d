import { Button, LoadingIndicator } from '@enerabi/shared/ui';
import { type ReactNode, useState } from 'react';
import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { Stack } from '../../specimen/stack.tsx';

export const specimens: SpecimenSheet = {
  title: '読み込み中の表示',
  kind: 'waiting',
  components: ['LoadingIndicator'],
  purpose: '少し待たせるときに、読み込んでいることを伝えます。すぐに済むときには出ません。',
  specimens: [
    {
      name: '待っているあいだ',
      state: 'loading',
      note: '押すと少し遅れて現れ、10秒たつとひとりでに消えます。場所は先に取ってあり、何も動きません。',
      render: () => <Waiting>{(isLoading) => <LoadingIndicator loading={isLoading} />}</Waiting>,
    },
    {
      name: '狭い枠と長い言葉',
      state: 'narrow',
      also: 'long',
      render: () => (
        <Waiting>
          {(isLoading) => (
            <LoadingIndicator loading={isLoading} text="お住まいの地域で見学を予約できる園を探しています" />
          )}
        </Waiting>
      ),
    },
  ],
};

/** A button that begins and ends the loading. */
function Waiting({ children }: { children: (isLoading: boolean) => ReactNode }) {
  const [isLoading, setLoading] = useState(false);
  return (
    <Stack>
      <p>
        <Button kind="secondary" onClick={() => setLoading(!isLoading)}>
          {isLoading ? '読み込みを終える' : '読み込みを始める'}
        </Button>
      </p>
      {children(isLoading)}
    </Stack>
  );
}
