/** The properties that the router and most loaders read. */
type Known = 'url' | 'method' | 'signal';

/**
 * A GET request for router and loaders. It becomes a real `Request` only if more than its address, method and signal is
 * read: the first `Request` of a thread makes Node load all its `fetch` code, which is a quarter of a worker's start,
 * and pages without API calls do not need it. It is not `instanceof Request`, since that check would load the code,
 * too.
 * @param url absolute and normalised, as an incoming request has it
 */
export function lazyRequest(
  url: string,
  init: { headers: [string, string][]; signal: AbortSignal },
): Request {
  const known: Pick<Request, Known> = { url, method: 'GET', signal: init.signal };
  let real: Request | undefined;
  const whole = (): Request => {
    real ??= new Request(url, init);
    return real;
  };
  return new Proxy({} as Request, {
    get: (_, name) => {
      if (Object.hasOwn(known, name)) return known[name as Known];
      const value: unknown = Reflect.get(whole(), name, whole());
      return typeof value === 'function' ? value.bind(whole()) : value;
    },
    has: (_, name) => Reflect.has(whole(), name),
  });
}
