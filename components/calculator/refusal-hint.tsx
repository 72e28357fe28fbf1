interface RefusalHintProps {
  testId: string;
  title: string;
  text: string;
}

/** Says why nothing was calculated. It flashes once when it is mounted. */
export function RefusalHint({ testId, title, text }: RefusalHintProps) {
  return (
    <div
      role="alert"
      data-testid={testId}
      className="mt-3 rounded-field border border-info bg-info/15 p-3 motion-safe:animate-[pulse_600ms_ease-in-out_1]"
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-sm">{text}</p>
    </div>
  );
}
