import type { ReactNode } from 'react';
import { renderToString as render } from 'react-dom/server.browser';

export interface ExposedRender {
  element: ReactNode;
  renderToString: typeof render;
}

/**
 * Stands in for `react-dom/server`: renders, and leaves the element and its renderer where the process can get at
 * them. So the control renders the very tree that the worker renders, with nothing around it.
 */
export function renderToString(element: ReactNode): string {
  Object.assign(globalThis, { exposedRender: { element, renderToString: render } satisfies ExposedRender });
  return render(element);
}
