/**
 * Parameter with which the English worker leads home from a page of a language that is neither on the
 * device nor in reach. Its value is the code of that language.
 */
export const ABSENT_PARAM = 'absent';
