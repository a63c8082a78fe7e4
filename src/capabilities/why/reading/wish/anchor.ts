/**
 * What somebody came for, read by a grammar that is sure or silent: a whole wish clause or a whole thing, never a piece of one.
 * What is null is not named: every sentence that would use it then says "that".
 */
export interface Anchor {
  /** Fit to begin a sentence with: 「家計簿アプリを作りたい」, "You want to make a game". */
  wanted: string
  /** 「家計簿アプリを作ろう」, "make a game". */
  action: string | null
  /** A noun for it: 「家計簿アプリ」, "the game". */
  topic: string | null
}
