interface Props {
  readonly caption?: string
  readonly heads?: readonly string[]
  /** The first value of a row is its head. */
  readonly rows: readonly (readonly string[])[]
  /** The folder of the files that the heads of the rows name, if they do. */
  readonly folder?: string
  /** The ids of the rows that have an address of their own. */
  readonly ids?: readonly (string | undefined)[]
  readonly className?: string
}

/** Shows a small table of a case. */
export function DataTable({ caption, heads, rows, folder, ids, className = '' }: Props) {
  return (
    <table className={`case-table ${className}`}>
      {caption && <caption>{caption}</caption>}
      {heads && (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([head = '', ...values], row) => (
          <tr key={head + values[0]} id={ids?.[row]}>
            <th scope="row">{folder ? <a href={folder + head}>{head}</a> : head}</th>
            {values.map((value, index) => (
              <td key={heads?.[index + 1] ?? value}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
