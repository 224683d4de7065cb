/** A tab that finds itself in another tenant, or with another person, starts from the front door. */
import { page } from '../../../shared/browser/page-location.ts';

export function restartApp(): void {
  // The address may name an app or a conversation that the other tenant does not have.
  window.history.replaceState(null, '', '/home');
  page.reload();
}
