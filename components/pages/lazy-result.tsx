'use client';

import type { ComponentProps } from 'react';
import { resultChunk } from '@/components/result/result-chunk';
import { ResultLoading } from '@/components/result/result-loading';
import { FirstAnswerHost } from '@/components/ui/first-answer-host';
import { loadedPart } from '@/components/ui/loaded-part';

/**
 * In chunks of its own, since help and privacy policy share the route of the result page and must not
 * load it. The exported page starts with their scripts (tools/build/result-scripts.ts).
 */
const Result = loadedPart(resultChunk, ResultLoading);

/** The result, and the first answer in its place until React has drawn it. */
export function LazyResult(props: ComponentProps<typeof Result>) {
  return (
    <>
      <FirstAnswerHost />
      <Result {...props} />
    </>
  );
}
