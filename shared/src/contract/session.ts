import type { Operation } from './operation.ts';
import type * as schemas from './session.schemas.ts';

const load = () => import(/* webpackChunkName: 'session-schemas' */ './session.schemas.ts');

/** Specification section 7. 401 `login_failed` for a wrong mail address or password, never saying which. */
export const login: Operation<typeof schemas.login> = {
  id: 'login',
  method: 'POST',
  path: '/api/login',
  summary: 'ログイン',
  problems: ['login_failed'],
  schemas: async () => (await load()).login,
};
