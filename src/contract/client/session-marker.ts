/** Name of the readable cookie, on the domain that client host and sites share, that says for an hour that somebody is signed in (R205). */
export const sessionMarkerCookie = 'velours_session_marker';

/** How long it says so, in seconds. */
export const sessionMarkerSeconds = 60 * 60;
