import { type CommutePlace, type CommutePlaces, hasPlaces } from '@enerabi/shared/commute';

const place = ({ name }: CommutePlace): string => name || '端末で取得した位置';

export const copy = {
  title: 'ご自宅と勤務先',
  none: '最寄り駅などを入力すると、園までの通園時間の目安が一覧や園のページに表示されます。',
  enter: '最寄り駅を入力する',
  home: 'ご自宅',
  works: '勤務先',
  place,
  use: 'この端末で使う',
  used: 'この端末で使っています',
  usedNow: '会員情報の場所を、この端末でも使うようにしました。',
  /** Introduces the places of this browser, which the account lacks. */
  offer: (saved: CommutePlaces) =>
    hasPlaces(saved)
      ? 'この端末には、別の場所が保存されています。'
      : 'この端末に保存した場所があります。会員情報に保存すると、ほかの端末でもお使いいただけます。',
  save: (saved: CommutePlaces) => (hasPlaces(saved) ? 'この端末の場所に変更する' : '会員情報に保存する'),
  saving: '保存しています…',
  remove: '会員情報から削除する',
  removing: '削除しています…',
  saved: 'ご自宅と勤務先を会員情報に保存しました',
  removed: 'ご自宅と勤務先を会員情報から削除しました',
  note: 'この端末に保存した場所は、ログアウトしても残ります。',
  failed: '申し訳ございません。ただいま変更できませんでした。時間をおいて、もう一度お試しください。',
} as const;
