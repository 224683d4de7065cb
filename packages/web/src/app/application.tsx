/** The application around its pages: the theme and the error boundary. */
import { type ReactNode, Suspense } from 'react';
import { ThemeProvider } from '../shared/theme/theme-provider.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

export function Application({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <ErrorBoundary>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
