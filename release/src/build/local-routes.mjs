import { routes as own } from 'own-routes';

/**
 * The site's server has no server build of this release, so that a document begins as the frame without a page. Until
 * the page's data is there, the browser must render the same, its layout included.
 */
function afterFrame(page) {
  const { loader = () => null, handle } = page;
  let isLoaded = false;
  return {
    HydrateFallback: () => null,
    ...page,
    loader: async (args) => {
      try {
        return await loader(args);
      } finally {
        isLoaded = true;
      }
    },
    handle: {
      ...handle,
      get layout() {
        return isLoaded ? handle?.layout : undefined;
      },
    },
  };
}

const wrapped = (route) => ({
  ...route,
  ...(route.lazy && { lazy: async () => afterFrame(await route.lazy()) }),
  ...(route.children && { children: route.children.map(wrapped) }),
});

export const routes = own.map(wrapped);
