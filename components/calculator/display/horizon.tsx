import { onDemand } from '@/components/ui/on-demand';
import type { UnitSystem } from '@/lib/model/model';
import type { LiveEstimate } from './use-live-estimate';

export const horizonDrawing = onDemand(() =>
  import('./horizon-drawing').then((part) => part.HorizonDrawing),
);

interface HorizonProps {
  estimate: LiveEstimate | null;
  unitSystem: UnitSystem;
}

/** The curve at the bottom of the display; it repeats the text above, so it is not read out. */
export function Horizon({ estimate, unitSystem }: HorizonProps) {
  const [HorizonDrawing] = horizonDrawing.usePart(estimate !== null);

  // Loaded ahead, so that the first estimate is shown together with its curve.
  horizonDrawing.useAhead();

  return (
    <div
      data-testid="horizon"
      aria-hidden="true"
      translate="no"
      className="@container relative min-h-22 grow overflow-hidden print:hidden"
    >
      {estimate && HorizonDrawing ? (
        <HorizonDrawing estimate={estimate} unitSystem={unitSystem} />
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
