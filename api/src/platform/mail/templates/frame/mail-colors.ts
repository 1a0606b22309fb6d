/** Colours of mails: the greens of the site, light enough for programs that show mails on a dark ground. */
export const button = '#2f6b3c';
export const onButton = '#ffffff';
export const line = '#5d9a69';
export const footerLine = '#888888';
