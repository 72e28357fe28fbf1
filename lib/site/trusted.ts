/**
 * Names of the Trusted Types policies the pages may make: Next's own two, and ours for the two
 * script addresses that our code loads by itself (worker, analytics).
 */
export const ownPolicy = 'breathalyser';
export const trustedPolicies = ['nextjs', 'nextjs#bundler', ownPolicy] as const;

/** What the analytics service needs; allowed only in a build that has an id for it. */
export const analyticsOrigins = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
} as const;
