/**
 * Names of the Trusted Types policies that pages may create: those of Next, and our own for the
 * script addresses that our code loads (service worker, analytics).
 */
export const ownPolicy = 'breathalyser';
export const trustedPolicies = ['nextjs', 'nextjs#bundler', ownPolicy] as const;

/** Origins of the analytics service; allowed only in a build with NEXT_PUBLIC_ANALYTICS_ID. */
export const analyticsOrigins = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
} as const;
