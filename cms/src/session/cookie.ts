/** The name of the cookie that holds a session's token. */
export const SESSION_COOKIE = 'qaima_session';
