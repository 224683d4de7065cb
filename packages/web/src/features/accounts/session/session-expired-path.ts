/** Where a session that ended by itself says so. */
export const EXPIRED_PAGE = '/auth?reason=expired';
