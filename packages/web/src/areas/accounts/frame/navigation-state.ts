/** State that one page of the login application passes to the next outside the address. */
import { useLocation } from 'react-router';

export type NavigationState = { emailId?: string };

export const useEmailFromNavigation = (): string =>
  (useLocation().state as NavigationState | null)?.emailId ?? '';
