/** `react-router` for the application: `vite-own-runtimes.ts` puts it in the place of the package. */
import {
  Children,
  Component,
  type ComponentProps,
  createContext,
  Fragment,
  isValidElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Location, RouteObject } from 'react-router';
import {
  type Blocked,
  browserHistory,
  createRouter,
  memoryHistory,
  type NavigateOptions,
  type Router,
  resolved,
  type Target,
} from './create-router.ts';
import { type Match, matchRoutes } from './match-routes.ts';

export const createBrowserRouter = (routes: RouteObject[]): Router => createRouter(routes, browserHistory());

export const createMemoryRouter = (routes: RouteObject[], options: { initialEntries: string[] }): Router =>
  createRouter(routes, memoryHistory(options.initialEntries));

export const UNSAFE_DataRouterContext = createContext<{ router: Router } | null>(null);
const LocationContext = createContext<Location | null>(null);
/** The matched routes, and which of them renders. */
const RouteContext = createContext<{ matches: Match[]; at: number }>({ matches: [], at: -1 });

function useRouter(): Router {
  const context = useContext(UNSAFE_DataRouterContext);
  if (!context) throw new Error('This needs a router above it.');
  return context.router;
}

export function RouterProvider({ router }: { router: Router }) {
  const [location, setLocation] = useState(router.state.location);
  useLayoutEffect(() => {
    // In a transition: the page stays until the next one is loaded.
    const follow = () => startTransition(() => setLocation(router.state.location));
    follow();
    return router.subscribe(follow);
  }, [router]);
  const context = useMemo(() => ({ router }), [router]);
  return (
    <UNSAFE_DataRouterContext value={context}>
      <LocationContext value={location}>
        <Matched matches={matchRoutes(router.routes, location.pathname)} />
      </LocationContext>
    </UNSAFE_DataRouterContext>
  );
}

function Matched({ matches, at = 0 }: { matches: Match[] | null; at?: number }) {
  const context = useMemo(() => ({ matches: matches ?? [], at }), [matches, at]);
  const route = matches?.[at]?.route;
  const location = useLocation();
  if (!route) return null;
  const page = <RouteContext value={context}>{route.element ?? <Outlet />}</RouteContext>;
  if (!route.errorElement) return page;
  return (
    <RouteErrorBoundary location={location} fallback={route.errorElement}>
      {page}
    </RouteErrorBoundary>
  );
}

type BoundaryProps = { location: Location; fallback: ReactNode; children: ReactNode };
type BoundaryState = { failedAt: Location | null };

/** Until the user leaves the page that failed. */
class RouteErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failedAt: null };

  static getDerivedStateFromProps({ location }: BoundaryProps, { failedAt }: BoundaryState) {
    return failedAt && failedAt !== location ? { failedAt: null } : null;
  }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.location });
  }

  override render() {
    return this.state.failedAt ? this.props.fallback : this.props.children;
  }
}

export function Outlet() {
  const { matches, at } = useContext(RouteContext);
  return <Matched matches={matches} at={at + 1} />;
}

type RouteProps = Pick<RouteObject, 'path' | 'index' | 'element'> & { children?: ReactNode };

/** Declares a route of `Routes`; never rendered itself. */
export function Route(_props: RouteProps): ReactElement {
  throw new Error('A Route belongs into Routes.');
}

const routesIn = (children: ReactNode): RouteObject[] =>
  Children.toArray(children).flatMap((child): RouteObject[] => {
    if (!isValidElement<RouteProps>(child)) return [];
    const { children: inner, ...route } = child.props;
    if (child.type === Fragment) return routesIn(inner);
    return [{ ...route, children: routesIn(inner) } as RouteObject];
  });

/** Below a route that ends with `*`, for the rest of the path. */
export function Routes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { matches, at } = useContext(RouteContext);
  return <Matched matches={matchRoutes(routesIn(children), pathname, matches[at]?.base)} />;
}

export function Navigate({ to, replace = false, state }: { to: Target } & NavigateOptions) {
  const { navigate } = useRouter();
  const path = JSON.stringify(to);
  useEffect(
    () => void navigate(JSON.parse(path) as Target, { replace, state }),
    [navigate, path, replace, state],
  );
  return null;
}

export function useLocation(): Location {
  const location = useContext(LocationContext);
  if (!location) throw new Error('This needs a router above it.');
  return location;
}

export const useNavigate = () => useRouter().navigate;

type Params = URLSearchParams | string | Record<string, string | string[]>;

const paramsOf = (init: Params): URLSearchParams =>
  typeof init === 'string' || init instanceof URLSearchParams
    ? new URLSearchParams(init)
    : new URLSearchParams(
        Object.entries(init).flatMap(([name, value]) =>
          [value].flat().map((one): [string, string] => [name, one]),
        ),
      );

export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: Params | ((now: URLSearchParams) => Params), options?: NavigateOptions) => {
      const init = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      void navigate(`?${paramsOf(init)}`, options);
    },
    [navigate, params],
  );
  return [params, setParams] as const;
}

/** One at a time: the guard of unsaved changes. */
export function useBlocker(shouldBlock: Parameters<Router['setBlocker']>[0]): Blocked {
  const router = useRouter();
  useEffect(() => router.setBlocker(shouldBlock), [router, shouldBlock]);
  useEffect(() => () => router.setBlocker(() => false), [router]);
  return useSyncExternalStore(router.subscribe, () => router.blocked);
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: Target } & NavigateOptions;

const HAS_SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

export function Link({ to, replace, state, onClick, ...props }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const url = new URL(
    typeof to === 'string' && HAS_SCHEME.test(to) ? to : resolved(to, location),
    window.location.origin,
  );
  const isElsewhere = url.origin !== window.location.origin;
  const path = url.pathname + url.search + url.hash;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isElsewhere || !isPlainClick(event)) return;
    event.preventDefault();
    const isHere = path === location.pathname + location.search + location.hash;
    void navigate(path, { replace: replace ?? isHere, state });
  };
  return <a {...props} href={isElsewhere ? url.href : path} onClick={follow} />;
}

/** Others open a tab or a menu. */
const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  (event.currentTarget.target || '_self') === '_self' &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Of the current page, and of pages below it. */
export function NavLink({ className, to, ...props }: LinkProps) {
  const location = useLocation();
  const { pathname: target } = new URL(resolved(to, location), window.location.origin);
  const isActive = `${location.pathname.toLowerCase()}/`.startsWith(`${target.toLowerCase()}/`);
  return (
    <Link
      {...props}
      to={to}
      className={[className, isActive && 'active'].filter(Boolean).join(' ')}
      aria-current={isActive ? 'page' : undefined}
    />
  );
}
