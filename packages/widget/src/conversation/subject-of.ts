/** Whom a signed identity names. Unproven: it only tells apart what this browser keeps for one person and another. */
export function subjectOf(identity: string | undefined): string | undefined {
  try {
    const [, claims = ''] = identity?.split('.') ?? [];
    const { sub } = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/')));
    return String(sub);
  } catch {
    return undefined;
  }
}
