'use client';

import dynamic from 'next/dynamic';
import { useEffect, type ComponentProps } from 'react';
import { FirstAnswerHost } from '@/components/ui/first-answer-host';
import { resultChunk } from '@/components/result/result-chunks';

/**
 * The result in a chunk of its own: help and privacy policy share the route of the result page and
 * must not load the calculator. By the framework's way, so that the exported page asks for it early.
 */
const ComingResult = dynamic(() =>
  import(/* webpackChunkName: "result" */ '@/components/result/result').then(
    ({ Result }) => Result,
  ),
);

/** The result; without a render of its own in between where its code is there already. */
export function LazyResult(props: ComponentProps<typeof ComingResult>) {
  const [KnownResult] = resultChunk.usePart();
  // Kept for the next way to it.
  useEffect(() => void resultChunk.request(), []);
  return (
    <>
      <FirstAnswerHost />
      {KnownResult ? <KnownResult {...props} /> : <ComingResult {...props} />}
    </>
  );
}
