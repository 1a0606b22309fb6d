import type { Page } from '@playwright/test';

/** The documents that a tab has asked for, in order. */
export class DocumentLoads {
  readonly addresses: string[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      if (request.resourceType() === 'document' && request.frame() === page.mainFrame())
        this.addresses.push(request.url());
    });
  }

  get count(): number {
    return this.addresses.length;
  }
}
