/** The page shown after a session has expired. */
export const SESSION_EXPIRED_PATH = '/auth?reason=expired';
