import { useEffect, type ComponentType } from 'react';
import type { OnDemand } from './on-demand';

/**
 * A part of the page that is loaded once it is wanted: null until it is there, and whether loading has
 * failed.
 */
export function useLoadedPart<Part>(part: OnDemand<Part>, isWanted = true): [Part | null, boolean] {
  const [loaded, load, isMissing] = part.usePart();
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return [loaded, isMissing];
}

/**
 * A component whose code is loaded when it is first rendered. If the code is already there, it renders
 * at once, unlike React.lazy, which always needs another render.
 * @param Loading a placeholder of the same size
 * @throws during rendering if the code could not be loaded, for the nearest error boundary; its retry
 *   loads the code again
 */
export function loadedPart<Props extends object>(
  part: OnDemand<ComponentType<Props>>,
  Loading: ComponentType = () => null,
): ComponentType<Props> {
  return function LoadedPart(props: Props) {
    const [Part, isMissing] = useLoadedPart(part);
    if (isMissing) throw new Error('A part of the page could not be loaded.');
    return Part ? <Part {...props} /> : <Loading />;
  };
}
