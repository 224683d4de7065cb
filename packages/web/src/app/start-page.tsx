/** The first page of a visit. A visitor at the landing page loads no router: its links lead to other documents. */
import { useEffect, useState } from 'react';
import { useSignedIn } from '../state/user-store.ts';
import { lazyPage } from './lazy-page.ts';

const Landing = lazyPage('landing', () => import('../areas/landing/landing-page.tsx'), ['landing']);
const RoutedPages = lazyPage('routes', () => import('./routed-pages.tsx'));

export function StartPage() {
  const [isRouted, setRouted] = useState(window.location.pathname !== '/');
  const signedIn = useSignedIn();
  useEffect(() => {
    // Back, after a reload: earlier entries of the history are pages of the router.
    const route = () => setRouted(true);
    window.addEventListener('popstate', route);
    return () => window.removeEventListener('popstate', route);
  }, []);
  return isRouted || signedIn ? <RoutedPages /> : <Landing />;
}
