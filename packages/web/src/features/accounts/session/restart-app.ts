/** Restarts a tab from the start page after the user or tenant has changed. */
import { page } from '../../../shared/browser/page-location.ts';

export function restartApp(): void {
  // The address may name an app or a conversation that the other tenant does not have.
  window.history.replaceState(null, '', '/home');
  page.reload();
}
