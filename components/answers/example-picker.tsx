interface ExamplePickerProps {
  legend: string;
  /** Name of the radio group, unique on the page. */
  name: string;
  labels: readonly string[];
}

/** A radio group evaluated by CSS alone, so that it works without scripts. */
export function ExamplePicker({ legend, name, labels }: ExamplePickerProps) {
  return (
    <fieldset className="answer-picker print:hidden">
      <legend className="text-sm text-quiet">{legend}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {labels.map((label, index) => (
          <label key={label} className="answer-choice">
            <input
              type="radio"
              name={name}
              value={index}
              className="sr-only"
              defaultChecked={index === 0}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
