/**
 * Names a style sheet so that a remote's chunk loader finds it in the document and does not link it again. Files are
 * named after their chunk (release/src/build/base-config.ts).
 * @returns undefined if the address is not a release's style sheet
 */
export function styleSheetKey(href: string): string | undefined {
  const [, app, chunk] = /^\/builds\/r\/([^/]+)\/[^/]+\/client\/(.+)\.[0-9a-f]{8}\.css$/.exec(href) ?? [];
  return app && chunk ? `${app.replaceAll('-', '_')}:chunk-${chunk}` : undefined;
}
