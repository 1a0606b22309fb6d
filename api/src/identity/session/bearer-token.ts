/** The token of `Authorization: Bearer …` (RFC 6750), or undefined if there is none. */
export const bearerTokenOf = (request: Request): string | undefined =>
  /^Bearer +([\w.~+/-]+=*) *$/i.exec(request.headers.get('authorization') ?? '')?.[1];
