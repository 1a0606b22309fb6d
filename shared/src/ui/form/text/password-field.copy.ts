export const copy = {
  show: (label: string) => `${label}を表示する`,
} as const;
