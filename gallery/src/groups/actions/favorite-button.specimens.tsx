import { FavoriteButton, type FavoriteStore, JobCard } from '@enerabi/shared/ui';
import { job, jobWith } from '../../samples/job.ts';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

interface Keeping {
  initial?: readonly number[];
  isRefusing?: boolean;
  afterMs?: number;
}

/** Favourites for as long as the page is open, kept after a moment. */
function favorites({ initial = [], isRefusing = false, afterMs = 1_000 }: Keeping = {}): FavoriteStore {
  const ids = new Set(initial);
  const listeners = new Set<() => void>();
  return {
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    has: (id) => ids.has(id),
    hadOnServer: (id) => initial.includes(id),
    change: async (id, wanted) => {
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      if (isRefusing) throw new Error('The gallery keeps nothing');
      if (wanted) ids.add(id);
      else ids.delete(id);
      for (const changed of listeners) changed();
    },
  };
}

const store = favorites({ initial: [2] });
const refusing = favorites({ isRefusing: true });
const slow = favorites({ afterMs: 3_000 });

export const specimens: SpecimenSheet = {
  title: 'お気に入りボタン',
  kind: 'action',
  lacks: { disabled: 'いつでも押せます。送っているあいだだけ、もう一度押しても変わりません。' },
  components: ['FavoriteButton'],
  purpose: '園やお仕事をお気に入りに入れ、もう一度押すと外します。',
  specimens: [
    {
      name: 'カードのハート',
      state: 'default',
      render: () => <FavoriteButton store={store} id={1} name="花岡保育園" />,
    },
    {
      name: 'お気に入りに入っている園',
      state: 'default',
      render: () => <FavoriteButton kind="label" store={store} id={2} name="下松保育園" />,
    },
    {
      name: 'マウスを重ねる',
      state: 'hover',
      note: 'マウスを重ねると、地の色が変わり、押すと何が起きるかが出ます。',
      render: () => <FavoriteButton kind="label" store={store} id={3} name="周南保育園" />,
    },
    {
      name: 'キーボードで選ぶ',
      state: 'focus',
      note: '名前は変わらず、入っているかどうかが「オン」「オフ」と聞こえます。',
      render: () => <FavoriteButton store={store} id={4} name="光保育園" />,
    },
    {
      name: '入れているところ',
      state: 'loading',
      note: '押すとすぐにハートが塗られ、3秒後に読み上げで伝わります。その間は、もう一度押しても変わりません。',
      render: () => <FavoriteButton kind="label" store={slow} id={6} name="久保保育園" />,
    },
    {
      name: '入れられなかったとき',
      state: 'error',
      note: '押すと先にハートが塗られ、1秒後に元へ戻ります。理由は下に重なって出て、読み上げでも伝わります。まわりは動きません。',
      render: () => <FavoriteButton kind="label" store={refusing} id={5} name="徳山保育園" />,
    },
    {
      name: 'カードで入れられなかったとき',
      state: 'error',
      note: '理由は、ほかのところを押すと消えます。',
      render: () => (
        <JobCard
          job={job}
          to="/gallery/cards"
          favorite={<FavoriteButton store={refusing} id={7} name="保育士（担任）" />}
        />
      ),
    },
    {
      name: '狭い枠と長い題',
      state: 'narrow',
      also: 'long',
      note: '題が折り返しても、ハートは右上に残ります。',
      render: () => (
        <JobCard
          job={jobWith({ title: '【2027年4月入職】幼保連携型認定こども園の保育教諭' })}
          to="/gallery/cards"
          favorite={<FavoriteButton store={store} id={8} name="幼保連携型認定こども園の保育教諭" />}
        />
      ),
    },
  ],
};
