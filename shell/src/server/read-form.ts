const maximumFormBytes = 262_144;

/** The body of a form that a page's action will read; undefined where there is none. */
export async function readForm(request: Request): Promise<Uint8Array | undefined | 'too_large'> {
  // Looking for the body of a GET alone costs as much as its whole routing.
  if (request.method !== 'POST' || !request.body) return undefined;
  if (Number(request.headers.get('content-length') ?? 0) > maximumFormBytes) return 'too_large';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maximumFormBytes) return 'too_large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
