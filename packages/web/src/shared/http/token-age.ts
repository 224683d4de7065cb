/** Whether an access token is about to expire, so that it can be replaced before the server refuses it. */

/** Time for the request that carries it. */
const MARGIN_MS = 30_000;

/** When this page received a token: its computer's clock may differ from the server's. */
const received = { token: '', at: 0 };

export function noteReceived(token: string): void {
  Object.assign(received, { token, at: Date.now() });
}

/** A token of another tab is judged by this computer's clock, and one that can't be read is not judged. */
export function isExpiring(token: string): boolean {
  const times = timesOf(token);
  if (!times) return false;
  const endsAt = token === received.token ? received.at + times.exp - times.iat : times.exp;
  return endsAt - Date.now() < MARGIN_MS;
}

function timesOf(token: string): { iat: number; exp: number } | null {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { iat, exp } = JSON.parse(atob(claims)) as Record<string, unknown>;
    return typeof iat === 'number' && typeof exp === 'number' ? { iat: iat * 1_000, exp: exp * 1_000 } : null;
  } catch {
    return null;
  }
}
