/** Every use of a model in the house, as the ledger names it; a test compares it with what is declared. */
export const ASKS = [
  'board.advise',
  'board.organize',
  'code.decompose',
  'interview.find-themes',
  'interview.reply',
  'research.extract-claims',
  'research.judge-conflict',
  'research.write-report',
  'why.ask-question',
  'why.chat',
  'why.plan-turn',
  'why.write-report',
] as const
