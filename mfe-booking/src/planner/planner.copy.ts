import { mostPlannedFacilities, type PlanKind, type TravelMode } from '@enerabi/shared/constants';
import type { DayPart } from './planner-address.ts';

/** Whole hours and the rest, from an hour on. */
function durationText(minutes: number): string {
  const rest = minutes % 60;
  if (minutes < 60) return `${rest}分`;
  return `${Math.floor(minutes / 60)}時間${rest === 0 ? '' : `${rest}分`}`;
}

export const copy = {
  title: '見学プランナー',
  lead: '気になる園の見学を、空いている日時から、移動時間も考えて組み合わせます。',
  none: {
    title: '見学したい園を選んでください',
    text: `比較表やお気に入りから、${mostPlannedFacilities}園まで選べます。`,
    comparison: '比較表を見る',
    search: '見学を予約できる園を探す',
  },
  chosen: {
    title: (count: number) => `見学したい園（${count}園）`,
    slots: (bookable: number, matching: number) =>
      matching === bookable
        ? `予約できる日時 ${bookable}件`
        : `予約できる日時 ${bookable}件（うち条件に合うもの ${matching}件）`,
    full: 'いま予約できる日時はありません。',
    waitlist: '日程を見る',
    phone: '見学は、園へ直接お電話でお申し込みください。',
    remove: '外す',
    removeOf: (name: string) => `${name}を`,
    add: 'お気に入りから追加',
    addOf: (name: string) => `${name}を追加`,
    more: 'ほかの園を探す',
  },
  conditions: {
    title: '見学の条件',
    weekdays: '見学できる曜日',
    weekdaysHint: '選ばないと、すべての曜日から探します。',
    weekday: '日月火水木金土',
    part: '時間帯',
    parts: { all: '終日', morning: '午前だけ', afternoon: '午後だけ' } satisfies Record<DayPart, string>,
    travel: '移動手段',
    modes: { walk: '徒歩', bicycle: '自転車', train: '電車・バス', car: '車' } satisfies Record<
      TravelMode,
      string
    >,
    start: '出発する駅（任意）',
    startHint: 'ご自宅や職場の最寄り駅を入れると、行きと帰りの時間も考えて組み合わせます。',
    station: '駅',
    startUnknown: (name: string) =>
      `「${name}」という駅が見つかりません。駅名を確かめて、もう一度入力してください。`,
    most: '1日に回る園の数',
    mostOf: (count: number) => `${count}園まで`,
    childClass: 'お子さまのクラス',
    anyClass: '指定しない',
    submit: 'この条件でプランを作る',
  },
  notes: {
    title: '見学の日に',
    text: '見たいことを園ごとに同じ項目で書きとめると、比較表に並べて比べられます。印刷もできます。',
    link: '質問シート・メモを開く',
  },
  plans: {
    title: 'プラン',
    kinds: {
      fewest_days: '出かける日がいちばん少ない',
      soonest: 'いちばん早く終わる',
      least_travel: '移動がいちばん短い',
    } satisfies Record<PlanKind, string>,
    from: (station: string, lines: string) => `${station}駅（${lines}）を出発して、同じ駅へ戻るプランです。`,
    leave: (time: string, station: string) => `${time}までに${station}駅を出発`,
    back: (time: string, station: string) => `${time}ごろ${station}駅に到着`,
    summary: (visits: number, days: number) => `${visits}園を${days}日で見学`,
    travel: (minutes: number) => `園から園への移動 合計約${durationText(minutes)}`,
    travelFrom: (minutes: number) => `行き帰りを含む移動 合計約${durationText(minutes)}`,
    waiting: (minutes: number) => `待ち時間 合計${durationText(minutes)}`,
    estimate: '移動時間は、おおよその目安です。余裕をもってお出かけください。',
    none: {
      title: '条件に合うプランがありません',
      text: '曜日や時間帯の条件を広げると、見つかる場合があります。',
    },
    leftOut: (names: string) => `${names}は、日時が重なるか、条件に合う空きがないため、入っていません。`,
    move: (minutes: number) => `移動 約${durationText(minutes)}`,
    wait: (minutes: number) => `待ち ${durationText(minutes)}`,
    pinned: '固定中',
    free: '固定を外す',
    freeOf: (name: string) => `${name}の`,
    change: '日時を変える',
    changeOf: (name: string) => `${name}の`,
    book: (visits: number) => `この${visits}件をまとめて予約する`,
    map: (names: string) => `園の位置関係の略図：${names}`,
    mapStart: '発',
    mapStartOf: (station: string) => `発 ${station}駅`,
    mapNote: '略図（上が北）',
  },
} as const;
