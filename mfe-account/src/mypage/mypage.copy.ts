import type { Capabilities } from '@enerabi/shared/constants';
import { countText } from '@enerabi/shared/ui';
import { prefilledForms } from '../member/prefilled-forms.ts';

const all = (total: number) => `すべて見る（${countText(total)}件）`;

export const copy = {
  title: 'マイページ',
  greeting: (name: string) => `${name}さん、こんにちは。`,
  greetingWithoutName: 'ようこそ。園探しをお手伝いします。',
  welcome: {
    title: '会員登録が完了しました',
    text: ({ visitBooking }: Capabilities) =>
      `ご登録ありがとうございます。気になる園をお気に入りに集め${visitBooking ? 'たり、見学を予約したりし' : ''}て、ぴったりの園を見つけてください。`,
    search: '園を探す',
    tours: '見学を予約できる園を探す',
  },
  added: {
    title: (added: number) =>
      added > 0 ? `お気に入りを${added}件、アカウントに追加しました` : 'お気に入りはすべて登録済みでした',
    text: 'これからは、ログインした端末のどれからでもご覧いただけます。',
  },
  information: {
    title: '基本情報がまだ登録されていません',
    text: (can: Capabilities) => {
      const forms = prefilledForms(can);
      return forms
        ? `登録しておくと、${forms}のときに、お名前や電話番号があらかじめ入力されます。`
        : 'お名前やお子さまの生年月日などを登録できます。';
    },
    register: '基本情報を登録する',
  },
  visits: {
    title: '次の見学',
    all,
    manage: '予約の確認・キャンセル',
    none: '見学の予約はまだありません。園の雰囲気を、見学で確かめてみませんか。',
    search: '見学を予約できる園を探す',
  },
  favorites: {
    title: 'お気に入りの園',
    all,
    none: '気になる園のハートを押すと、ここに集まります。',
    search: '園を探す',
  },
  jobs: {
    title: 'お気に入りのお仕事',
    count: (total: number) => `お気に入りのお仕事が${countText(total)}件あります。`,
    list: 'お気に入りのお仕事を見る',
    none: '気になる求人のハートを押すと、ここに集まります。',
    search: 'お仕事を探す',
  },
  messages: {
    title: '送信したお問い合わせ',
    all,
    details: '内容とこのあとの流れを見る',
    none: '園へのお問い合わせはまだありません。送信すると、ここで内容を確認できます。',
    show: 'お問い合わせの内容',
    next: 'このあとの流れを見る',
    of: (name: string) => `「${name}」へのお問い合わせの`,
    sent: (date: string) => `${date}に送信`,
    reference: (reference: string) => `受付番号：${reference}`,
  },
  account: {
    title: '登録情報とログアウト',
    edit: '登録情報を変更する',
    logout: 'ログアウトする',
    pending: 'ログアウトしています…',
    failed: '申し訳ございません。ログアウトできませんでした。時間をおいて、もう一度お試しください。',
  },
} as const;
