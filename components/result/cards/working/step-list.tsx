import { useTranslations } from 'next-intl';

/** One step of a calculation: its formula, the visitor's numbers and its source. */
export interface WorkingStep {
  title: string;
  /** The formula in words. */
  rule?: string;
  lines: string[];
  table?: { head: [string, string]; rows: [string, string][] };
  source?: string;
}

/** A calculation step by step. */
export function StepList({ steps }: { steps: readonly WorkingStep[] }) {
  const t = useTranslations();
  return (
    <>
      <p className="max-w-prose text-sm text-quiet">{t('result.working.intro')}</p>
      <ol className="mt-4 grid gap-5">
        {steps.map(({ title, rule, lines, table, source }) => (
          <li key={title} className="min-w-0">
            <h3 className="font-semibold">{title}</h3>
            {rule && <p className="text-sm text-quiet">{rule}</p>}
            {/* Keyed by index: two lines may be equal. */}
            {lines.map((line, index) => (
              <p key={index} className="num mt-1 rounded-field bg-base-200 px-3 py-2 text-sm">
                {line}
              </p>
            ))}
            {table && <WorkingTable {...table} label={title} />}
            {source && (
              <p className="mt-1 max-w-prose text-xs text-quiet">
                <b className="me-2 font-semibold">{t('result.working.sourceLabel')}</b>{' '}
                <span>{source}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-5 max-w-prose text-sm text-quiet">{t('result.working.rounding')}</p>
    </>
  );
}

interface WorkingTableProps extends NonNullable<WorkingStep['table']> {
  label: string;
}

/** The corners of a curve, one per row; keyed by index, since a time may occur twice. */
function WorkingTable({ label, head, rows }: WorkingTableProps) {
  return (
    <table
      aria-label={label}
      className="num mt-1 w-full max-w-md rounded-field bg-base-200 text-sm"
    >
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="px-3 pt-2 text-start font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([time, level], index) => (
          <tr key={index} className="last:[&>*]:pb-2">
            <th scope="row" className="px-3 py-0.5 text-start font-normal">
              {time}
            </th>
            <td className="px-3 py-0.5">{level}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
