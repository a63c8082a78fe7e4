/** A demand as a model is told it before it is judged by it: the names of the rules it stands for, what is wanted, one answer that is fine and one that is not. */
export interface ToldRule {
  rules: readonly string[]
  wanted: string
  fine: string
  wrong: string
}

/** In every language an answer may be in: no rule is kept from a model. */
export type ToldRules = Readonly<Record<'ja' | 'en', readonly ToldRule[]>>

/** Numbered, each with its examples on lines of their own. */
export function asNumbered(told: readonly ToldRule[]): string {
  return told.map(({ wanted, fine, wrong }, n) => `${n + 1}. ${wanted}\n+ ${fine}\n- ${wrong}`).join('\n')
}

/** One line each, for a prompt that is sent with every turn. */
export function asLines(told: readonly ToldRule[]): string {
  return told.map(({ wanted, fine, wrong }) => `- ${wanted} ${fine} → ${wrong}`).join('\n')
}
