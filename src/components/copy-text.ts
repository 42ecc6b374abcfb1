/** Returns whether the browser has copied a text. */
export async function copyText(text: string): Promise<boolean> {
  // Missing on a page over plain HTTP, and denied by a visitor or the browser.
  const clipboard: Clipboard | undefined = navigator.clipboard
  return (
    clipboard?.writeText(text).then(
      () => true,
      () => false,
    ) ?? false
  )
}
