/**
 * Whether the HTML alone makes the browser request a script. Only an address in `src` or `href` does that: the boot
 * data name entries, too, but a script has to run to read them.
 */
export const isNamedInHtml = (html: string, script: string): boolean =>
  html.includes(` src="${script}"`) || html.includes(` href="${script}"`);
