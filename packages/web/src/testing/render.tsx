/** Renders a component, or the whole application at an address. */
import './jsdom-polyfills.ts';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Application } from '../app/application.tsx';
import { routes } from '../app/routes.tsx';
import { queryClient } from '../shared/query/query-client.ts';
import { ThemeProvider } from '../shared/theme/theme-provider.tsx';
import { UnsavedChangesGuard } from '../shared/unsaved-changes/unsaved-changes-guard.tsx';

/** The whole application, opened at an address. */
export function renderAt(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const view = render(
    <Application>
      <RouterProvider router={router} />
    </Application>,
  );
  return { router, ...view };
}

/** One component, with all providers it may need. */
export function renderPage(element: ReactNode, at = '/') {
  const withToasts = (
    <>
      <Notifications />
      <UnsavedChangesGuard />
      {element}
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: withToasts }], { initialEntries: [at] });
  const view = render(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return { router, ...view };
}
