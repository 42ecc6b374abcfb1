/** A number or a reference, with the ending of the name where it stands there: `20261124_211733.mp4`, `ABCD-EFGH.zip`. */
const numberPattern = /((?:[0-9A-Z]{4}-[0-9A-Z]{4}|\d[\d._-]*\d)(?![0-9A-Za-z])(?:\.\w+)?)/

/** Shows the name of a file, in its own direction. A line ends inside its number only where that is longer than a line. */
export function FileName({ name }: { readonly name: string }) {
  return (
    <bdi>
      {name.split(numberPattern).map((part, index) => {
        const key = index
        // The numbers have odd places.
        if (index % 2 === 0) return part
        return (
          <span key={key} className="file-number">
            {part}
          </span>
        )
      })}
    </bdi>
  )
}
