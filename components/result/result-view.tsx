import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { useDrawnLater } from '@/components/ui/use-drawn-later';
import { sentenceText } from '@/lib/i18n/answer-words';
import type { Evening } from '@/lib/evening/evening';
import { isAwaiting } from '@/lib/store/loading';
import { Facts } from './answer/facts';
import { SafeToDrive } from './answer/safe-to-drive';
import { BacCurve } from './curve/bac-curve';
import { Emergency } from './notes/emergency';
import { ResultNotes } from './notes/result-notes';
import { PrintOnDemand } from './print/print-on-demand';
import { ResultHeader } from './result-header';
import type { ResultTexts } from './result-texts';
import { ShareButton } from './share/share-button';
import { useShown, type OfMeasurement, type ShownProps, type ShownResult } from './use-shown';

/** A window at least this high shows the end of a result, which must not move, in pixels. */
const highWindowPx = 1200;

/** What differs between the result of drinks and that of a measurement. */
export interface ResultViewProps<Shown extends Evening> extends ShownProps<Shown> {
  Warnings: ComponentType<{ shown: ShownResult<Shown> }>;
  /** The sheet below the answer and the curve. */
  Details: ComponentType<{ shown: ShownResult<Shown> }>;
  measured?: (texts: ResultTexts) => OfMeasurement;
}

/** The result of an evening. Browser only: it depends on the visitor's clock and day. */
export function ResultView<Shown extends Evening>(props: ResultViewProps<Shown>) {
  const { Warnings, Details } = props;
  const t = useTranslations();
  const shown = useShown(props, props.measured);
  const { evening, answer, phase, texts, measured } = shown;
  // After Calculate behind the answer. Going back, they are there at once: the page stands in them.
  const areDetailsDrawn = useDrawnLater(() => !isAwaiting() || window.innerHeight >= highWindowPx);
  const isLead = shown.said.clockMin === null;
  // In words the curve says when the alcohol is gone, which may not be said of open facts.
  const summary = answer.open.length > 0 ? t('result.curve.title') : measured?.curve;

  return (
    <div
      data-testid="result"
      data-wide=""
      data-phase={phase}
      data-open={answer.open.join(' ')}
      data-verdict={answer.verdict}
      data-start={new Date(evening.startMs).toISOString()}
    >
      <div className="lcd sky overflow-x-clip">
        <div className="frame @container pt-2 pb-9 sm:pt-4 lg:pb-12">
          <Emergency shown={shown} />
          <div
            className={`grid gap-x-16 gap-y-4 @[44rem]:grid-cols-[min(26rem,38cqi)_minmax(0,1fr)] ${isLead ? '@[44rem]:grid-rows-[auto_1fr]' : '@[44rem]:grid-rows-[auto_auto_1fr]'}`}
          >
            {/* A state leads on a wide page too; a clock stands beside its header there. */}
            <div
              className={
                isLead
                  ? 'grid min-w-0 content-start gap-y-4 @[44rem]:row-span-2'
                  : 'contents @[44rem]:*:first:col-start-2 @[44rem]:*:last:row-span-3 @[44rem]:*:last:row-start-1'
              }
            >
              <ResultHeader
                sentence={
                  answer.ask === null ? sentenceText(shown.said.headline, shown.writer) : ''
                }
                isLead={isLead}
              >
                <ShareButton shown={shown} />
              </ResultHeader>
              <section
                data-testid={phase === 'past' ? undefined : 'now-status'}
                className="min-w-0"
              >
                <ResultNotes shown={shown} />
                <SafeToDrive shown={shown} />
                <Warnings shown={shown} />
              </section>
            </div>
            <Facts shown={shown} />
            <BacCurve
              forecast={evening.forecast}
              texts={texts}
              nowMin={phase === 'past' ? null : answer.nowMin}
              summary={summary}
            />
          </div>
        </div>
      </div>
      <div className="sheet -mt-5">
        <div className="frame">
          {areDetailsDrawn ? <Details shown={shown} /> : <div className="min-h-lvh" />}
          <p className="border-t border-hairline pt-4 text-sm text-quiet">
            {measured?.disclaimer ?? t('result.disclaimer')}
          </p>
        </div>
      </div>
      <PrintOnDemand shown={shown} />
    </div>
  );
}
