/** What a browser keeps of the cookies that answers set; expired ones are gone. */
export class CookieJar {
  #kept = new Map<string, string>();

  take(setCookies: readonly string[] | undefined): void {
    for (const line of setCookies ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) this.#kept.delete(name);
      else this.#kept.set(name, value);
    }
  }

  set(name: string, value: string): void {
    this.#kept.set(name, value);
  }

  get(name: string): string | undefined {
    return this.#kept.get(name);
  }

  delete(name: string): void {
    this.#kept.delete(name);
  }

  get names(): string[] {
    return [...this.#kept.keys()].sort();
  }

  get header(): Record<string, string> {
    return this.#kept.size > 0
      ? { cookie: [...this.#kept].map(([name, value]) => `${name}=${value}`).join('; ') }
      : {};
  }
}
