/** Element ids on the home page that links of the result page lead to. */
export const homeFields = {
  person: 'your-parameters',
  drinks: 'your-drinks',
  times: 'your-times',
  measurement: 'your-reading',
} as const;
