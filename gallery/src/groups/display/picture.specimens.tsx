import { facilityPlaceholder, Picture } from '@enerabi/shared/ui';
import type { SpecimenSheet } from '../../specimen/specimen.ts';

export const specimens: SpecimenSheet = {
  title: '写真と絵',
  components: ['Picture', 'facilityPlaceholder'],
  purpose: '写真や絵の場所を先に取り、届かないときには代わりの絵を出します。',
  specimens: [
    {
      name: '園の絵',
      state: 'default',
      note: '写真のない園には、園ごとに決まった絵が出ます。一覧が同じ絵ばかりになりません。',
      usage: '<Picture\n  src={facilityPlaceholder(path_name)} alt=""\n  width={320} height={200}\n/>',
      render: () => <Picture src={facilityPlaceholder('hanaoka')} alt="" width={320} height={200} />,
    },
    {
      name: '届かないとき',
      state: 'error',
      note: '写真を読み込めないと、代わりの絵に変わります。場所は動きません。',
      usage: '<Picture src={photo} fallback={facilityPlaceholder(path_name)} … />',
      render: () => (
        <Picture
          src="data:image/png;base64,AAAA"
          fallback={facilityPlaceholder('kudamatsu')}
          alt="園庭"
          width={320}
          height={200}
        />
      ),
    },
    {
      name: '狭い画面',
      state: 'narrow',
      note: '幅に合わせて小さくなり、縦横の比は変わりません。',
      usage: '<Picture src={…} alt="" width={640} height={400} />',
      render: () => <Picture src={facilityPlaceholder('hikari')} alt="" width={640} height={400} />,
    },
  ],
};
