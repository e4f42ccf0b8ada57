/** What is wrong with the email of a form, as the browser judges it (product §5.register.2). */
export function emailProblem(form: HTMLFormElement): string | undefined {
  const email = form.elements.namedItem('email')
  if (!(email instanceof HTMLInputElement) || email.value === '') return 'Email is required'
  return email.validity.typeMismatch ? 'An email looks like name@example.org' : undefined
}
