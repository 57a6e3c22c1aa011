interface ChartTableProps {
  caption: string
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** What a chart says, for those who do not see it. */
export const ChartTable = ({ caption, head, rows }: ChartTableProps) => (
  <div className="sr-only">
    <table>
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
            {cells.map((cell, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
              <td key={n}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
