import { mostFavorites } from '@enerabi/shared/constants';

export const copy = {
  title: (count: number) => `このブラウザーに保存したお気に入りが${count}件あります`,
  text: 'ログインする前にハートを押した園です。アカウントに追加すると、ほかの端末でもご覧いただけます。',
  add: 'アカウントに追加する',
  adding: '追加しています…',
  decline: '追加しない',
  declined:
    'アカウントには追加しませんでした。ログアウトしたあとは、これまでどおりこのブラウザーでご覧いただけます。',
  failures: {
    too_many_favorites: `お気に入りは${mostFavorites}件まで登録できます。不要なお気に入りを外してから、もう一度お試しください。`,
    unavailable: '申し訳ございません。ただいま追加できませんでした。時間をおいて、もう一度お試しください。',
  } as Record<string, string> & { unavailable: string },
} as const;
