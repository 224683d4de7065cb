/** The login application around its pages: theme, cache, routes. The router is passed in. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { isTransient } from '../../shared/http/api-error.ts';
import { ThemeProvider } from '../../shared/theme/theme-provider.tsx';
import { OutboxPage } from './outbox/outbox-page.tsx';
import { CheckMailPage } from './pages/check-mail-page.tsx';
import { ForgotPasswordPage } from './pages/forgot-password-page.tsx';
import { InvitationPage } from './pages/invitation-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { OidcPage } from './pages/oidc-page.tsx';
import { ResetPasswordPage } from './pages/reset-password-page.tsx';
import { SignInPage } from './pages/sign-in-page.tsx';
import { SignUpPage } from './pages/sign-up-page.tsx';
import { VerifyEmailPage } from './pages/verify-email-page.tsx';

export function AccountsApp() {
  const [queryClient] = useState(newQueryClient);
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <Routes>
          <Route index element={<SignInPage />} />
          <Route path="sign-up" element={<SignUpPage />} />
          <Route path="check-mail" element={<CheckMailPage />} />
          <Route path="verify" element={<VerifyEmailPage />} />
          <Route path="forgot" element={<ForgotPasswordPage />} />
          <Route path="reset" element={<ResetPasswordPage />} />
          <Route path="invitation" element={<InvitationPage />} />
          <Route path="oidc" element={<OidcPage />} />
          <Route path="outbox" element={<OutboxPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
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
