export const copy = { title: 'コラム', more: 'コラム一覧' } as const;
