/** Whoever can read the folder of this installation. The key lies there and is new with every start. */
export interface Owner {
  /** In the same time, however much of it is right. */
  knows(shown: string): boolean
  /** That this is the server of that folder, for who does not show the key to just anybody. */
  proof(nonce: string): string
}
