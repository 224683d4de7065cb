/** The login application around its pages: theme, cache, and the page of the address. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { isTransient } from '../../shared/http/api-error.ts';
import { ThemeProvider } from '../../shared/theme/theme-provider.tsx';
import { usePagePath } from './navigation/navigate.ts';
import { CheckMailPage } from './pages/check-mail-page.tsx';
import { ForgotPasswordPage } from './pages/forgot-password-page.tsx';
import { InvitationPage } from './pages/invitation-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { OidcPage } from './pages/oidc-page.tsx';
import { ResetPasswordPage } from './pages/reset-password-page.tsx';
import { SignInPage } from './pages/sign-in-page.tsx';
import { SignUpPage } from './pages/sign-up-page.tsx';
import { VerifyEmailPage } from './pages/verify-email-page.tsx';

const OutboxPage = lazy(async () => ({ default: (await import('./outbox/outbox-page.tsx')).OutboxPage }));
const SecondFactorPage = lazy(() => import('./second-factor/second-factor-page.tsx'));

const PAGES = new Map<string, ComponentType>([
  ['', SignInPage],
  ['sign-up', SignUpPage],
  ['check-mail', CheckMailPage],
  ['verify', VerifyEmailPage],
  ['forgot', ForgotPasswordPage],
  ['reset', ResetPasswordPage],
  ['invitation', InvitationPage],
  ['oidc', OidcPage],
  ['second-factor', SecondFactorPage],
  ['outbox', OutboxPage],
]);

export function AccountsApp() {
  const [queryClient] = useState(newQueryClient);
  const Page = PAGES.get(usePagePath()) ?? NotFoundPage;
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <Page />
        </Suspense>
      </QueryClientProvider>
    </ThemeProvider>
  );
}

/** Errors are shown on the page itself, so unlike the main application this cache shows no toasts. */
const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 1 && isTransient(error) },
    },
  });
