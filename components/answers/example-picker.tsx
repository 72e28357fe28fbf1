interface ExamplePickerProps {
  legend: string;
  /** Name of the radio group, unique on the page. */
  name: string;
  labels: readonly string[];
}

/** A radio group evaluated by CSS alone, so that it works without scripts. */
export function ExamplePicker({ legend, name, labels }: ExamplePickerProps) {
  return (
    <fieldset className="print:hidden">
      <legend className="sr-only">{legend}</legend>
      <div className="answer-tabs segments">
        {labels.map((label, index) => (
          <label key={label} className="segment relative grid place-items-center text-center">
            <input
              type="radio"
              name={name}
              value={index}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              defaultChecked={index === 0}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
