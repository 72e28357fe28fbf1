/**
 * Replaces React in the first answer (tools/build/first-answer.ts): hooks for components that are
 * rendered once, without effects or state changes. One that is missing here fails the build.
 */
export const useState = <Value>(start: Value | (() => Value)): [Value, () => void] => [
  typeof start === 'function' ? (start as () => Value)() : start,
  () => {},
];
export const useMemo = <Value>(make: () => Value): Value => make();
export const useCallback = <Value>(act: Value): Value => act;
export const useRef = <Value>(current: Value): { current: Value } => ({ current });
export const useSyncExternalStore = <Value>(_: unknown, read: () => Value): Value => read();
export const useEffect: (act: () => void | (() => void)) => void = () => {};
export const useTransition = (): [boolean, (act: () => void) => void] => [false, (act) => act()];
export const startTransition = (act: () => void): void => act();

let lastId = 0;
export const useId = (): string => `first-answer-${(lastId += 1)}`;

/** Replaces the one of react-dom. */
export const flushSync = (act: () => void): void => act();
