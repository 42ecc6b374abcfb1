/** The elements of which the build and the code of the forms make a form. */
const ownElements =
  'a, b, bdi, button, canvas, dd, details, dialog, div, dl, dt, fieldset, figcaption, figure, form, h1, h2, h3, header, i, img, input, label, legend, li, noscript, ol, option, p, progress, section, select, span, strong, summary, textarea, ul, video'

/**
 * Returns whether an extension or a translator has inserted elements below one of these, or styled some: a form has no
 * `style` attribute but the one by which a browser resizes a text area.
 */
export function hasForeignElements(roots: readonly Element[]): boolean {
  return roots.some((root) => root.querySelector(`:not(${ownElements}), [style]:not(textarea)`) !== null)
}
