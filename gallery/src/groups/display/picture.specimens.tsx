import { Button, facilityPlaceholder, Picture } from '@enerabi/shared/ui';
import { Fragment, type ReactNode, useState } from 'react';
import type { SpecimenSheet } from '../../specimen/specimen.ts';
import { Stack } from '../../specimen/stack.tsx';

const unreadable = 'data:image/png;base64,AAAA';

export const specimens: SpecimenSheet = {
  title: '写真と絵',
  kind: 'display',
  lacks: { long: '文字を持ちません。' },
  components: ['Picture', 'facilityPlaceholder'],
  purpose: '写真や絵の場所を先に取り、届かないときには代わりの絵を出します。',
  specimens: [
    {
      name: '園の絵',
      state: 'default',
      note: '写真のない園には、園ごとに決まった絵が出ます。一覧が同じ絵ばかりになりません。',
      render: () => <Picture src={facilityPlaceholder('hanaoka')} alt="" width={320} height={200} />,
    },
    {
      name: '届くまで',
      state: 'loading',
      note: '届くまでは、淡い地が場所を取っておき、まわりは動きません。回線が速いと見えないので、開発者ツールで回線を遅くして「もう一度読み込む」を押すと確かめられます。',
      render: () => (
        <Reloaded>{(photo) => <Picture src={photo} alt="園庭" width={320} height={200} />}</Reloaded>
      ),
    },
    {
      name: '届かないとき',
      state: 'error',
      note: '写真を読み込めないと、代わりの絵に変わります。場所は動きません。',
      render: () => (
        <Picture
          src={unreadable}
          fallback={facilityPlaceholder('kudamatsu')}
          alt="園庭"
          width={320}
          height={200}
        />
      ),
    },
    {
      name: '届かず、代わりの絵もないとき',
      state: 'error',
      note: '壊れた画像の印は出ません。淡い地が、場所を取っておきます。',
      render: () => <Picture src={unreadable} alt="園庭" width={320} height={200} />,
    },
    {
      name: '狭い枠',
      state: 'narrow',
      note: '幅に合わせて小さくなり、縦横の比は変わりません。',
      render: () => <Picture src={facilityPlaceholder('hikari')} alt="" width={640} height={400} />,
    },
  ],
};

/** Asks for a picture again, as for another one. */
function Reloaded({ children }: { children: (photo: string) => ReactNode }) {
  const [times, setTimes] = useState(0);
  return (
    <Stack>
      <p>
        <Button kind="secondary" size="small" onClick={() => setTimes(times + 1)}>
          もう一度読み込む
        </Button>
      </p>
      <Fragment key={times}>{children(`${facilityPlaceholder('shunan')}?again=${times}`)}</Fragment>
    </Stack>
  );
}
