export const copy = {
  title: (facility: string) => `${facility}への見学・お問い合わせ`,
  heading: '見学・お問い合わせ',
  lead: '園の見学、空き状況、一時預かりなどについて、園へお問い合わせいただけます。送信の前に、確認の画面があります。',
} as const;
