import type { ReactNode } from 'react';
import { renderToString as render } from 'react-dom/server.browser';

export interface ExposedRender {
  element: ReactNode;
  renderToString: typeof render;
}

/**
 * Replaces `react-dom/server`: renders, and exposes the element and its renderer to the process, so that the control
 * renders the worker's very tree with nothing around it.
 */
export function renderToString(element: ReactNode): string {
  Object.assign(globalThis, { exposedRender: { element, renderToString: render } satisfies ExposedRender });
  return render(element);
}
