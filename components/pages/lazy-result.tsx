'use client';

import dynamic from 'next/dynamic';
import { useEffect, type ComponentProps } from 'react';
import { resultChunk } from '@/components/result/result-chunk';
import { FirstAnswerHost } from '@/components/ui/first-answer-host';

/**
 * The result in a chunk of its own, since help and privacy policy share the route of the result page and
 * must not load it. With next/dynamic, so that the exported page preloads it.
 */
const ComingResult = dynamic(() =>
  import(/* webpackChunkName: "result" */ '@/components/result/result').then(
    ({ Result }) => Result,
  ),
);

/** The result; drawn without an intermediate render if its code is loaded already. */
export function LazyResult(props: ComponentProps<typeof ComingResult>) {
  const [KnownResult] = resultChunk.usePart();
  // For the next navigation to it.
  useEffect(() => void resultChunk.request(), []);
  return (
    <>
      <FirstAnswerHost />
      {KnownResult ? <KnownResult {...props} /> : <ComingResult {...props} />}
    </>
  );
}
