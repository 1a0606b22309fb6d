import type { VisitMark, VisitQuestion } from './visit-notes.rules.ts';

export const visitQuestionNames: Record<VisitQuestion, string> = {
  staff: '先生と子どもの様子',
  rooms: '部屋や園庭の清潔さ・安全',
  meals: '食事・アレルギーへの対応',
  commute: '通いやすさ',
  burden: '持ち物・行事・費用の負担',
};

export const visitMarkNames: Record<VisitMark, { sign: string; text: string }> = {
  good: { sign: '○', text: '良い' },
  fair: { sign: '△', text: 'ふつう' },
  poor: { sign: '×', text: '気になる' },
};

export const visitNoteName = '見学メモ';
