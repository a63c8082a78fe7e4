/** Whether an address leads to the very computer it is opened on, and to no other. */
export function isLoopback(hostname: string): boolean {
  return /^(?:127(?:\.\d{1,3}){3}|\[::1\]|(?:.+\.)?localhost)$/i.test(hostname)
}
