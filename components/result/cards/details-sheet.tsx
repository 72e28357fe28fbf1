import type { ReactNode } from 'react';
import type { ShownResult } from '@/components/result/result-parts';
import { SaidText } from '@/components/facts/said-text';
import { JoinHost } from '@/components/shell/join-host';
import { ShownResultProvider } from '@/components/result/shown-result';
import { WhileWaiting } from './waiting/while-waiting';

interface DetailsSheetProps {
  shown: ShownResult;
  /** Before the list on a phone, beside it on a wide page. */
  first: ReactNode;
  list: ReactNode;
  rest: ReactNode;
}

/** The sheet below the answer: one column, or on a wide page the list beside all other cards. */
export function DetailsSheet({ shown, first, list, rest }: DetailsSheetProps) {
  const { answer, writer } = shown;
  return (
    <ShownResultProvider value={shown}>
      <JoinHost />
      <WhileWaiting />
      {answer.open.includes('times') && (
        <p className="pt-3 font-semibold">
          <SaidText
            sentence={{
              key: 'answer.ifItWas',
              values: { period: { fromMin: 0, toMin: answer.lastSipMin } },
            }}
            writer={writer}
          />
        </p>
      )}
      <div className="@container">
        <div className="grid gap-x-16 @4xl:grid-cols-[minmax(0,1fr)_26rem] @4xl:grid-rows-[auto_1fr]">
          <div className="min-w-0 @4xl:col-start-2">{first}</div>
          <div className="min-w-0 border-t border-hairline @4xl:col-start-1 @4xl:row-span-2 @4xl:row-start-1 @4xl:border-t-0">
            {list}
          </div>
          <div className="min-w-0 border-t border-hairline @4xl:col-start-2">{rest}</div>
        </div>
      </div>
    </ShownResultProvider>
  );
}
