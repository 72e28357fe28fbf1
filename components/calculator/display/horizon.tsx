import type { EnteredEvening } from '@/components/calculator/use-entered-evening';
import { onDemand } from '@/components/ui/on-demand';
import type { Site } from '@/lib/site/sites';

export const horizonDrawing = onDemand(() =>
  import('./horizon-drawing').then((part) => part.HorizonDrawing),
);

/** The curve at the bottom of the display; it repeats the text above, so it is not read out. */
export function Horizon({ entered, site }: { entered: EnteredEvening; site: Site }) {
  const { evening, nowMs, model } = entered;
  const [HorizonDrawing] = horizonDrawing.usePart(evening !== null);

  // Loaded ahead, so that the first estimate is shown together with its curve.
  horizonDrawing.useAhead();

  return (
    <div
      data-testid="horizon"
      aria-hidden="true"
      translate="no"
      className="@container relative min-h-22 grow overflow-hidden print:hidden"
    >
      {evening && HorizonDrawing ? (
        <HorizonDrawing evening={evening} nowMs={nowMs} site={site} unitSystem={model.unitSystem} />
      ) : (
        <>
          <i className="absolute inset-x-0 bottom-11 h-0.5 bg-limit" />
          <i className="absolute inset-x-0 bottom-6 h-px bg-base-content/30" />
          <i className="absolute inset-x-0 bottom-4.5 h-1.5 bg-[repeating-linear-gradient(90deg,var(--hairline)_0_1px,transparent_1px_4.1667%)]" />
        </>
      )}
    </div>
  );
}
