/**
 * The search parameter, without a value, in the link to an example of an article. It is not in the
 * code, so that nothing in a link can pass for a text of ours.
 */
export const exampleMark = 'example';
