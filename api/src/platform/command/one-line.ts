/** Without control characters, which would reach the terminal: strangers wrote these texts. */
export const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');
