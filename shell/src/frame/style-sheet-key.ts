/**
 * How a remote's chunk loader recognises a style sheet that the document has already: without it, it would link the
 * same file a second time. Files are named after their chunk (release/src/build/base-config.ts).
 * @returns undefined for an address that is no release's style sheet
 */
export function styleSheetKey(href: string): string | undefined {
  const [, app, chunk] = /^\/builds\/r\/([^/]+)\/[^/]+\/client\/(.+)\.[0-9a-f]{8}\.css$/.exec(href) ?? [];
  return app && chunk ? `${app.replaceAll('-', '_')}:chunk-${chunk}` : undefined;
}
