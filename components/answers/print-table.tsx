'use client';

/** Prints only the answer tables of the page (answers.css). */
export function PrintTable({ label }: { label: string }) {
  function handleClick() {
    const { dataset } = document.documentElement;
    dataset.print = 'answers';
    window.addEventListener('afterprint', () => delete dataset.print, { once: true });
    window.print();
  }
  return (
    <button type="button" className="btn min-h-11 print:hidden" onClick={handleClick}>
      {label}
    </button>
  );
}
