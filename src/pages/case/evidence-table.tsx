interface Props {
  readonly heads: readonly string[]
  /** The first value of a row is its head. */
  readonly rows: readonly (readonly string[])[]
  readonly caption?: string
}

/** Shows a small table of a case. */
export function EvidenceTable({ heads, rows, caption }: Props) {
  return (
    <table className="case-table">
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...values]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {values.map((value, index) => (
              <td key={heads[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
