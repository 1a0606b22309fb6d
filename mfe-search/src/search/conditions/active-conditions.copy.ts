export const copy = {
  active: '選択中の条件',
  clear: '条件をクリア',
} as const;
