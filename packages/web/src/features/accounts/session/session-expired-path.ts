/** Where a session that ended by itself says so. */
export const SESSION_EXPIRED_PATH = '/auth?reason=expired';
