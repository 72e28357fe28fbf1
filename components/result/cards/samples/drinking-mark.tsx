/** A bar beside the half hours of a sitting. */
export function DrinkingMark({ className }: { className: string }) {
  return <i className={`w-1 rounded-sm bg-info ${className}`} />;
}
