/** Ids on the home page to which the result leads back, part by part. */
export const homeFields = {
  person: 'your-parameters',
  drinks: 'your-drinks',
  times: 'your-times',
  measurement: 'your-reading',
} as const;
