/** Read by the router and by most loaders. */
type Known = 'url' | 'method' | 'signal';

/**
 * A GET request for router and loaders that becomes a real `Request` when more of it is read than address, method and
 * signal. With the first `Request` of a thread Node loads all that belongs to `fetch`: a quarter of a worker's start,
 * and a page that asks nobody does without. It is no `instanceof Request`: to answer that, Node would have to load it.
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
