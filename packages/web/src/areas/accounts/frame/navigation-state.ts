/** What one page of the login application hands to the next without showing it in the address. */
import { useLocation } from 'react-router';

export type NavigationState = { emailId?: string };

export const useEmailFromNavigation = (): string =>
  (useLocation().state as NavigationState | null)?.emailId ?? '';
