import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSignedIn } from '../state/user-store.ts';

export function SignedOutOnly({ children }: { children: ReactNode }) {
  return useSignedIn() ? <Navigate to="/home" replace /> : children;
}
