interface SliderTicksProps {
  /** One per position of the slider, first to last. */
  words: readonly string[];
  /** Where the thumb stands, 0 to 1. */
  share: number;
}

/**
 * The positions of a slider: a dot on the track and a word under it. The first and the last word
 * have half a column, so that every middle one is centred under its dot. The thumb covers its own.
 */
export function SliderTicks({ words, share }: SliderTicksProps) {
  const last = words.length - 1;
  const dotColour = (at: number) => (at < share ? 'bg-info-content/60' : 'bg-base-content/40');
  const wordPlace = (index: number) => {
    if (index === 0) return '-ms-3 text-start';
    return index === last ? '-me-3 text-end' : 'col-span-2 text-center';
  };
  return (
    <div aria-hidden="true" className="px-3">
      <div className="pointer-events-none absolute inset-x-3 top-5.5">
        {words.map((word, index) => (
          <span
            key={word}
            className={`absolute size-1.5 -translate-1/2 rounded-full ${index / last === share ? 'hidden' : dotColour(index / last)}`}
            style={{ left: `${(100 * index) / last}%` }}
          />
        ))}
      </div>
      <div
        className="grid gap-x-1 text-xs leading-tight text-base-content/80"
        style={{ gridTemplateColumns: `repeat(${2 * last}, minmax(0, 1fr))` }}
      >
        {words.map((word, index) => (
          <span key={word} className={wordPlace(index)}>
            {word}
          </span>
        ))}
      </div>
    </div>
  );
}
