/**
 * The input of the MD5 in the `hash` header: the query string, or the JSON body without its token. A
 * checksum, not a permission.
 */
export function hashedText(queryString: string, body: unknown): string {
  if (body === undefined || body === null) return queryString;
  if (typeof body !== 'object' || Array.isArray(body)) return JSON.stringify(body);
  const { token: _token, ...rest } = body as Record<string, unknown>;
  return JSON.stringify(rest);
}
