export const copy = {
  copied: 'このページのアドレスをコピーしました。',
  failed: (url: string) => `共有できませんでした。お手数ですが、次のアドレスをコピーしてください。${url}`,
} as const;
