import type { Page } from '@playwright/test';

/** Records the documents that a tab has loaded, in order. */
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
