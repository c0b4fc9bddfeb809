/**
 * Name of a cookie that scripts can read, on the domain that client host and sites share: for an hour it says that
 * somebody is signed in (R205).
 */
export const sessionMarkerCookie = 'velours_session_marker';

/** How long the cookie lasts, in seconds. */
export const sessionMarkerSeconds = 60 * 60;
