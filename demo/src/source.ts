/** What facts of demonstration data are from. */
export const demoSource = { name: 'デモデータ', url: null, licence: null } as const;
