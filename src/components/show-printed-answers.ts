/** Writes the whole answers of a form beside their controls, for print: a control shows as much as fits into it. */
export function showPrintedAnswers(form: ParentNode): void {
  for (const element of form.querySelectorAll('.printed-answer')) {
    const control = element.closest('.field')?.querySelector<HTMLInputElement>('[name]')
    element.textContent = control?.value ?? ''
  }
}
