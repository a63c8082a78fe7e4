/** What a conversation without a name is called: the end of its id, which differs more than its beginning. */
export function shortName(id: string): string {
  return id.slice(-4).toUpperCase()
}
