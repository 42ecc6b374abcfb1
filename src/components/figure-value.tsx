/** Shows a figure in large letters, which a narrow screen parts before its "±". */
export function FigureValue({ children }: { readonly children: string }) {
  const [value, uncertainty] = children.split(/(?=±)/)
  return (
    <>
      {value}
      {uncertainty && <span>{uncertainty}</span>}
    </>
  )
}
