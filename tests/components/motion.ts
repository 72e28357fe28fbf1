/** What happy-dom says of the system's setting; the DOM of its tests knows no other way to set it. */
interface HappyDom {
  happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' | 'no-preference' } } };
}

/** Sets `prefers-reduced-motion`. */
export function reduceMotion(isReduced: boolean): void {
  const { device } = (window as unknown as HappyDom).happyDOM.settings;
  device.prefersReducedMotion = isReduced ? 'reduce' : 'no-preference';
}
