import type { ReactNode } from 'react';

interface DetailsSheetProps {
  /** Facts and plans: before the list on a phone, beside it on a wide page. */
  first: ReactNode;
  list: ReactNode;
  rest: ReactNode;
}

/** What stands below the answer, on one sheet: one column, or the list beside all the rest. */
export function DetailsSheet({ first, list, rest }: DetailsSheetProps) {
  return (
    <div className="@container">
      <div className="grid gap-x-16 @4xl:grid-cols-[minmax(0,1fr)_26rem] @4xl:grid-rows-[auto_1fr]">
        <div className="min-w-0 @4xl:col-start-2">{first}</div>
        <div className="min-w-0 border-t border-hairline @4xl:col-start-1 @4xl:row-span-2 @4xl:row-start-1 @4xl:border-t-0">
          {list}
        </div>
        <div className="min-w-0 border-t border-hairline @4xl:col-start-2">{rest}</div>
      </div>
    </div>
  );
}
