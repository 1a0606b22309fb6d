import type { BrowserContext } from '@playwright/test';

/** Chromium's warnings about WebGL without a graphics card concern this machine, not the page. */
const ofMachine = /^warning: \[\.WebGL-\w+\]GL Driver Message .* GPU stall due to ReadPixels/;

/** Console errors and warnings, uncaught exceptions and reports of the content security policy, of all pages. */
export class Complaints {
  #heard: string[] = [];
  #announced: RegExp[] = [ofMachine];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type()))
        this.#heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#heard.push(`uncaught: ${error.error()}`));
    void context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`CSP: ${violatedDirective} ${blockedURI}`),
      );
    });
  }

  /** Announces what a journey provokes on purpose; it must name the cause, so that nothing else hides behind it. */
  allow(...patterns: RegExp[]): void {
    this.#announced.push(...patterns);
  }

  get unexpected(): string[] {
    return this.#heard.filter((line) => !this.#announced.some((pattern) => pattern.test(line)));
  }
}
