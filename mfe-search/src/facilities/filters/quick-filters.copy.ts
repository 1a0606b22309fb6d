/** Short, since they stand in one row; the active conditions have the whole words. */
export const copy = {
  label: '条件を追加',
  flags: {
    has_vacancy: '空きあり',
    is_open_saturday: '土曜も開所',
    has_bookable_visit: '見学予約',
    has_meals: '給食あり',
    has_garden: '園庭あり',
  },
} as const;
