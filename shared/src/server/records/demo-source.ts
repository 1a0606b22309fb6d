/** The source of demonstration facts. */
export const demoSource = { name: 'デモデータ', url: null, licence: null } as const;
