/**
 * The subject of a signed identity. Not verified: it only separates stored data of different visitors in this
 * browser.
 */
export function subjectOf(identity: string | undefined): string | undefined {
  try {
    const [, claims = ''] = identity?.split('.') ?? [];
    const { sub } = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/')));
    return String(sub);
  } catch {
    return undefined;
  }
}
