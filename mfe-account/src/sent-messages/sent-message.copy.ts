import { monthDayText, timeText } from '@enerabi/shared/ui';

export const copy = {
  sent: (moment: string) => `${momentText(moment)}に送信`,
  states: {
    queued: { facility: '園へ送信済み', desk: '窓口で受付済み' },
    held: '担当者が確認中',
    rejected: 'お届けしていません',
  },
  reference: '受付番号',
  purpose: 'お問い合わせの目的',
  kinds: 'お問い合わせの種類',
  posting: '求人',
  content: '内容',
  date: (number: number) => `第${number}希望`,
  mailaddress: 'お返事の宛先',
  children: 'お子さま',
  birthdays: (number: number) => `${number}人分の生年月日を添付`,
  delivery: 'お届け方法',
  recipients: { facility: '園・施設に直接', desk: 'サイトの窓口から' },
} as const;

/**
 * @param moment local time in Japan, `YYYY-MM-DD HH:mm` with or without seconds
 * @returns `2026年5月2日（土）8:00`
 */
export const momentText = (moment: string): string =>
  `${Number(moment.slice(0, 4))}年${monthDayText(moment)}${timeText(moment.slice(11, 16))}`;
