/** Stores the cookies that responses set, as a browser does, and drops expired ones. */
export class CookieJar {
  #saved = new Map<string, string>();

  take(setCookies: readonly string[] | undefined): void {
    for (const line of setCookies ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) this.#saved.delete(name);
      else this.#saved.set(name, value);
    }
  }

  set(name: string, value: string): void {
    this.#saved.set(name, value);
  }

  get(name: string): string | undefined {
    return this.#saved.get(name);
  }

  delete(name: string): void {
    this.#saved.delete(name);
  }

  get names(): string[] {
    return [...this.#saved.keys()].sort();
  }

  get header(): Record<string, string> {
    return this.#saved.size > 0
      ? { cookie: [...this.#saved].map(([name, value]) => `${name}=${value}`).join('; ') }
      : {};
  }
}
