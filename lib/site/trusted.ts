/** The Trusted Types policies of pages: those of Next, and our own for addresses of scripts. */
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
