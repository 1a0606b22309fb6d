import type { Operation } from '@enerabi/shared/contract';

/** Names of security schemes, one of which a caller needs; an empty one means a visitor. */
export type SecurityRequirement = { idToken?: []; session?: [] };

export const securitySchemes = {
  idToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'Authorization: {TokenType} {IdToken}。ログインや登録の完了で受け取るIdTokenです。有効期間は10分で、/api/refreshで更新します。',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-IdToken',
    description:
      'サイトのオリジンから呼び出すとき。ログインするとHttpOnlyのCookieになり、サイトのサーバーがAuthorizationに変えて渡します（httpのlocalhostではIdToken）。書き込みは、同じオリジンのページからだけ受け付けます。',
  },
} as const;

const member: SecurityRequirement[] = [{ idToken: [] }, { session: [] }];

/** Operations for everybody that do more for a member; a visitor's booking is named by its token. */
const forBoth = new Set([
  'getUserStatus',
  'logout',
  'bookVisit',
  'getBooking',
  'cancelBooking',
  'changeBooking',
]);

/** A visitor's operation has an empty list, since OpenAPI takes a missing one for "not specified". */
export function securityOf({ id, problems = [] }: Operation): SecurityRequirement[] {
  if (forBoth.has(id)) return [{}, ...member];
  return problems.some((code) => code === 'unauthorized' || code === 'session_ended') ? member : [];
}
