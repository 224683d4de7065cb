/** The application around its routes: the theme and the error boundary. */
import { Suspense } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router';
import { ThemeProvider } from '../shared/theme/theme-provider.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

export function Application({ router }: Pick<RouterProviderProps, 'router'>) {
  return (
    <ThemeProvider>
      <ErrorBoundary>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
