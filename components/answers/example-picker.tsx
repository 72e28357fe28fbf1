interface ExamplePickerProps {
  legend: string;
  kind: 'drink' | 'person';
  /** Of the group of radios, one of its own on the page. */
  name: string;
  labels: readonly string[];
}

/** A choice that the style sheet reads: it works before, and without, any script. */
export function ExamplePicker({ legend, kind, name, labels }: ExamplePickerProps) {
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
              data-pick={kind}
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
