import { dateText } from '@enerabi/shared/ui';

const born = (birthday: string): string => `${dateText(birthday)}生まれ`;

export const copy = {
  title: 'お子さま',
  edit: '変更する',
  born,
  mark: '目印をつける',
  marked: '目印をつけています',
  markOf: (birthday: string, words: string) => `${born(birthday)}のお子さまのクラスに${words}`,
  note: '一覧や園のページで、お子さまのクラスの空きがひと目でわかります。生年月日はこの端末に保存され、ログアウトしても残ります。',
  done: (birthday: string) => `${born(birthday)}のお子さまのクラスに目印をつけました。`,
  full: 'この端末に保存できるお子さまは3人までです。一覧の「お子さまのクラス」から、ひとり外してください。',
} as const;
