/** What one page of the login application hands to the next without showing it in the address. */
import { useLocation } from 'react-router';

export type CarriedState = { emailId?: string };

export const useCarriedEmail = (): string => (useLocation().state as CarriedState | null)?.emailId ?? '';
