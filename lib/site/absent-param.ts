/**
 * Query parameter that the English service worker adds when it redirects to the home page because a
 * page of another language is neither cached nor reachable. Its value is the code of that language.
 */
export const ABSENT_PARAM = 'absent';
