const quoted = /`([^`\s]+)`/g;

/** Lists paths in a document that begin with a folder of the project and lead to no file of it, one line each. */
export function deadPaths(document: string, text: string, files: readonly string[]): string[] {
  const known = new Set(
    files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))),
  );
  const isPath = (path: string) =>
    path.includes('/') && known.has(path.split('/')[0] ?? '') && !/[<>*{}…]/.test(path);
  return [...text.matchAll(quoted)]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => isPath(path) && !known.has(path))
    .map((path) => `${document}: \`${path}\` is no path of the project; write the one that it has now`);
}
