import { type ChildClassId, childClasses } from '@enerabi/shared/constants';
import { ageText, dateText } from '@enerabi/shared/ui';

const monthText = (month: string): string => `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`;

export const copy = {
  title: 'お子さまのクラスを確かめる',
  lead: '生年月日と入園を希望する月を選ぶと、申し込むクラスがわかります。お生まれになる前の方は、出産予定日を選んでください。',
  birthday: 'お子さまの生年月日（または出産予定日）',
  month: '入園を希望する月',
  private:
    '生年月日は、この端末のブラウザーにだけ保存され、送信されることはありません。園を探すときは、クラスと入園時の月齢（1歳になる前は日齢も）だけを条件に使います。',
  notStored: 'この端末では保存できない設定のため、画面を閉じると消えます。',
  /** Names a group of buttons. */
  children: 'お子さまの選択',
  born: (birthday: string) => dateText(birthday),
  add: 'お子さまを追加',
  forget: '入力した内容を消す',
  forgotten: '入力した内容を消しました。',
  waiting: '生年月日と入園を希望する月を選んでください。',
  withoutScripts:
    '自動でお調べするには、ブラウザーのJavaScriptを有効にしてください。下の「クラス早見表」でもお確かめいただけます。',
  inClass: (id: ChildClassId) => `${childClasses[id]}クラス`,
  admitted: (month: string, monthsOld: number, daysOld: number) =>
    `${monthText(month)}の入園時は、${ageText(monthsOld, daysOld)}です。`,
  unborn: (month: string) =>
    `${monthText(month)}は、お生まれになる前です。入園を希望する月をご確認ください。`,
  school: (year: number) =>
    `${year}年度は小学校に通う年齢です。放課後にお子さまを預けられる施設を、あわせてご覧ください。`,
  youngest:
    '受け入れを始める月齢は、園によって異なります（生後57日目から、生後6か月からなど）。詳しくは園にご確認ください。',
  find: 'このクラスで園を探す',
  findVacancy: '空きのある園だけを見る',
  /** Beside a button that asks for stations. */
  commute: 'ご自宅や勤務先の最寄り駅を選ぶと、園までの時間がわかり、通いやすい順に探せます。',
  /** Without a place, the list would have facilities of the whole country. */
  area: '園を探す都道府県',
  chooseArea: '選んでください',
  areaMissing: '園を探す都道府県を選んでください。',
  dialog: 'お子さまのクラス',
  mark: 'お子さまのクラスは、園の一覧や空き状況で太い枠で囲みます。',
  findAfterSchool: '放課後児童クラブを探す',
  table: (year: number) => `クラス早見表（${year}年度）`,
  tableClass: 'クラス',
  tableBirthday: '生年月日',
  from: (date: string) => `${dateText(date)}から`,
  between: (from: string, to: string) => `${dateText(from)}〜${dateText(to)}`,
} as const;
