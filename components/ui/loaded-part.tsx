import { useEffect, type ComponentType } from 'react';
import type { OnDemand } from './on-demand';

/**
 * A part of the page that is loaded when it is about to be seen: drawn with the rest where its code is
 * there already, and else, in the place of something of its size, once it has come. React's own lazy
 * parts are drawn later in either case: after a render of their own each, which a visitor waits for.
 * @param Loading what keeps its place
 * @throws while drawing, when it cannot be loaded: for the nearest error boundary, whose retry loads
 *   it again
 */
export function loadedPart<Props extends object>(
  part: OnDemand<ComponentType<Props>>,
  Loading: ComponentType = () => null,
): ComponentType<Props> {
  return function LoadedPart(props: Props) {
    const [Part, load, isMissing] = part.usePart();
    useEffect(load, [load]);
    if (isMissing) throw new Error('A part of the page could not be loaded.');
    return Part ? <Part {...props} /> : <Loading />;
  };
}
