/** The public routes. /home has its own chunk, so that the landing page stays small. */
import type { RouteObject } from 'react-router';
import { NotFound } from '../shared/ui/not-found.tsx';
import { ErrorPage } from './error-page.tsx';
import { lazyPage } from './lazy-page.ts';
import { SignedOutOnly } from './signed-out-only.tsx';

const Landing = lazyPage('landing', () => import('../areas/landing/landing-page.tsx'), ['landing']);
const TokenLogin = lazyPage('token-login', () => import('../areas/auth/token-login-page.tsx'), ['auth']);
const Auth = lazyPage('auth', () => import('../areas/auth/auth-page.tsx'), ['auth']);
const SandboxPayment = lazyPage(
  'sandbox-payment',
  () => import('../areas/sandbox/sandbox-payment-page.tsx'),
  ['billing'],
);
const Home = lazyPage('home', () => import('./home.tsx'));

export const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    children: [
      {
        path: '/',
        element: (
          <SignedOutOnly>
            <Landing />
          </SignedOutOnly>
        ),
      },
      { path: '/token-login', element: <TokenLogin /> },
      { path: '/auth', element: <Auth /> },
      { path: '/sandbox-payment', element: <SandboxPayment /> },
      { path: '/home/*', element: <Home /> },
      { path: '*', element: <NotFound /> },
    ],
  },
];
