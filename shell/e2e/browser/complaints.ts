import type { BrowserContext } from '@playwright/test';

/** Chromium warns about WebGL without a graphics card: this machine is the cause, not the page. */
const ofMachine = /^warning: \[\.WebGL-\w+\]GL Driver Message .* GPU stall due to ReadPixels/;

/** Collects console errors and warnings, uncaught exceptions, and content security policy reports of all pages. */
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

  /**
   * Allows complaints that a journey causes on purpose. A pattern must name the cause, so that it hides nothing else.
   */
  allow(...patterns: RegExp[]): void {
    this.#announced.push(...patterns);
  }

  get unexpected(): string[] {
    return this.#heard.filter((line) => !this.#announced.some((pattern) => pattern.test(line)));
  }
}
