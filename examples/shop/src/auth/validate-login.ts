/** What is wrong with what was typed in. The password is not looked at. */
export function validateLogin(email: string): string[] {
  const errors: string[] = []
  if (!email.includes('@')) errors.push('email: is no address')
  return errors
}
