import type { CommutePlace } from '@enerabi/shared/commute';

export const copy = {
  title: '通園にかかる時間（お子さま連れの目安）',
  or: '／',
  whole: (work: CommutePlace) => `送ってから${work.name}まで`,
  minutes: (minutes: number) => `合計約${minutes}分`,
} as const;
