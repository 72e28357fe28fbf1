import type { ComponentType } from 'react';
import type { OnDemand } from './on-demand';

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
    const [Part, , isMissing] = part.usePart(true);
    if (isMissing) throw new Error('A part of the page could not be loaded.');
    return Part ? <Part {...props} /> : <Loading />;
  };
}
