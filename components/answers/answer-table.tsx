import type { AnswerTable } from '@/lib/answers/tables';

/** One table of answers, with its caption. */
export function AnswerTableView({ table }: { table: AnswerTable }) {
  const { caption, head, rows } = table;
  return (
    // Focusable, because with large text the table scrolls sideways on phones.
    <div className="answer-scroll" tabIndex={0} role="group" aria-label={caption}>
      <table data-testid="answers-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((text, index) => (
                <td key={head[index + 1]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
