/**
 * Returns the arguments with which Playwright finds what `words` name among the test files `files`: parts of paths, or
 * else of titles. The first word becomes the paths that have it, because Playwright looks for a word in the whole path,
 * where the folder of this checkout may have it, too.
 */
export function selectTests(words: readonly string[], files: readonly string[]): readonly string[] {
  const [first, ...others] = words
  if (first === undefined || first.startsWith('-')) return words
  const named = files.filter((file) => file.includes(first))
  return named.length > 0 ? [...named, ...others] : ['--grep', ...words]
}
