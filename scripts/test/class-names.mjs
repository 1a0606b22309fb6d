/** In component tests, the class names of a CSS module are their own keys. */
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? name : undefined) });
