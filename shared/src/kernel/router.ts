/**
 * The router's facade: remotes import the router from here, never from react-router, so that one copy runs and only
 * these exports are shipped. Add a name when a page needs it; every name makes every first page larger.
 */

export type { LinkProps, LoaderFunctionArgs, RouteObject } from 'react-router';
export {
  data,
  Form,
  isRouteErrorResponse,
  Link,
  Outlet,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
