export const copy = {
  remove: (name: string) => `${name}を条件から外す`,
} as const;
