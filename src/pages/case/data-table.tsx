interface Props {
  readonly heads?: readonly string[]
  /** The first value of a row is its head. */
  readonly rows: readonly (readonly string[])[]
  /** The ids of the rows that have an address of their own. */
  readonly ids?: readonly (string | undefined)[]
}

/** Shows a small table of a case. */
export function DataTable({ heads, rows, ids }: Props) {
  return (
    <table className="case-table">
      {heads && <TableHead heads={heads} />}
      <tbody>
        {rows.map(([head = '', ...values], row) => (
          <tr key={head + values[0]} id={ids?.[row]}>
            <th scope="row">{head}</th>
            {values.map((value, index) => (
              <td key={heads?.[index + 1] ?? value}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Shows the names of the columns of a table. */
export function TableHead({ heads }: { readonly heads: readonly string[] }) {
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  )
}
