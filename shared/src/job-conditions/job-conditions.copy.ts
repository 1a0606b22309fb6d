/** Headings of a job posting's conditions (募集要項). */
export const conditionNames = {
  job_type: '職種',
  employment_status: '雇用形態',
  duties: '仕事の内容',
  duties_change: '仕事の内容の変更の範囲',
  qualifications: '応募に必要な資格・経験',
  place: '働く場所',
  place_change: '働く場所の変更の範囲',
  contract: '契約期間',
  renewal: '契約の更新の上限',
  probation: '試用期間',
  hours: '勤務時間',
  overtime: '時間外労働',
  holidays: '休日・休暇',
  days_off: '年間休日',
  salary: '給与',
  fixed_overtime: '固定残業代',
  insurance: '社会保険など',
  offers: '待遇・応募の条件',
  smoking: '受動喫煙を防ぐための措置',
  employer: '募集者',
} as const;

export const copy = {
  fixedOvertime: (pay: string, hours: string) =>
    `固定残業代 ${pay}円（${hours}時間分）を給与とは別に支給します。${hours}時間を超える時間外労働の分は、追加で支給します。`,
  noFixedOvertime: 'なし（時間外労働の分は、法定の割増賃金を支給します）',
  noRenewal: '契約期間の定めがないため、更新はありません',
  overtime: (hours: string) => `月平均${hours}時間`,
  noOvertime: '原則としてありません',
  daysOff: (days: number) => `${days}日`,
  unstated: '記載なし',
} as const;
