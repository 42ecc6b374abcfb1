/** Characters that fit beside the button on the smallest phone. Screen readers pause between two parts. */
const maxLength = 14
/** Characters at the end of a longer name that are always shown: the last digits of a number, and the extension. */
const endLength = 10

/** Shows the name of a file, in its own direction and in one line: a long one is shortened in the middle. */
export function FileName({ name }: { readonly name: string }) {
  const characters = [...name]
  const end = characters.splice(characters.length > maxLength ? -endLength : 0).join('')
  return (
    <bdi className="file-name" translate="no">
      {characters.length > 0 && <span>{characters.join('')}</span>}
      <span>{end}</span>
    </bdi>
  )
}
