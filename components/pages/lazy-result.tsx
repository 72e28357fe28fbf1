'use client';

import dynamic from 'next/dynamic';

/**
 * The result in a chunk of its own: help and privacy policy share the route of the result page and
 * must not load the calculator.
 */
export const LazyResult = dynamic(() =>
  import(/* webpackChunkName: "result" */ '@/components/result/result').then(
    ({ Result }) => Result,
  ),
);
