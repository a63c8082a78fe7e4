import type { HonestSession } from './honest-sessions.ts'

const body = (path: string, line: number) => ['get_function_at_line', { path, line }] as const
const lines = (path: string, line: number, to: number) => ['get_function_at_line', { path, line, to }] as const
const symbols = (path: string) => ['get_symbols', { path }] as const
const uses = (name: string) => ['find_references', { name }] as const
const definition = (name: string) => ['find_definitions', { name }] as const
const text = (wanted: string) => ['search_text', { text: wanted }] as const

const LOANS = 'library/loans.py'
const FINES = 'library/fines.py'
const TESTS = 'tests/test_loans.py'
const LEND = [definition('LoanDesk.lend'), body(LOANS, 14), body('library/app.py', 5), uses('LoanDesk')] as const
const LENDING = {
  symbols_identified: ['LoanDesk', 'LoanDesk.lend', 'main'],
  entry_points: ['LoanDesk.lend'],
  existing_patterns: ['`LoanDesk.lend` raises a `ValueError`'],
  files_analyzed: [LOANS, 'library/app.py'],
}
const FINE = [definition('fine_for'), body(FINES, 5), body(LOANS, 21), uses('fine_for')] as const
const FINING = {
  symbols_identified: ['fine_for', 'LoanDesk.give_back', 'LoanDesk'],
  entry_points: ['LoanDesk.give_back'],
  existing_patterns: ['`LoanDesk.give_back` returns `fine_for`'],
  files_analyzed: [FINES, LOANS],
}
const LIMIT_LINE = 'if len(loans) > self.loan_limit:'
const FINE_LINE = 'return days_late * CENTS_A_DAY + 1'
const READ = { symbols_identified: [], entry_points: [], existing_patterns: [], files_analyzed: ['README.md'] }

/** On the library; each was walked by hand first. */
export const LIBRARY_SESSIONS: readonly HonestSession[] = [
  {
    kind: 'fix',
    intent: 'MODIFY',
    query: 'fix: wrong loan limit in LoanDesk.lend',
    target: 'LoanDesk.lend',
    looks: LEND,
    slots: { observed_issue: [LIMIT_LINE, 1] },
    understanding: LENDING,
    mayWrite: [LOANS],
    mayNotWrite: ['library/members.py'],
  },
  {
    kind: 'fix',
    intent: 'MODIFY',
    query: '貸出の上限が無視される',
    target: '貸出の上限',
    looks: [...LEND, definition('loan_limit')],
    slots: { target_feature: ['loan_limit', 4], observed_issue: [LIMIT_LINE, 1] },
    understanding: { ...LENDING, symbols_identified: ['LoanDesk', 'LoanDesk.lend', 'loan_limit'] },
    mayWrite: [LOANS],
    mayNotWrite: ['library/fines.py'],
  },
  {
    kind: 'fix',
    intent: 'MODIFY',
    query: 'Fix `loan_limit` being off by one',
    target: 'loan_limit',
    looks: [definition('loan_limit'), body(LOANS, 14), body('library/app.py', 5), uses('LoanDesk')],
    slots: { observed_issue: ['`loan_limit` being off by one', 1] },
    understanding: { ...LENDING, symbols_identified: ['LoanDesk.loan_limit', 'LoanDesk.lend', 'LoanDesk'] },
    mayWrite: [LOANS],
    mayNotWrite: ['library/clock.py'],
  },
  {
    kind: 'change',
    intent: 'IMPLEMENT',
    query: 'Rename the parameter `days_late` of `LoanDesk.give_back`',
    target: 'days_late',
    looks: [definition('days_late'), ...FINE, body('library/app.py', 5), uses('LoanDesk'), lines(TESTS, 1, 5)],
    slots: { observed_issue: ['def give_back(self, member, book, days_late=0):', 3], target_feature: ['days_late', 0] },
    // A change that says nothing of what is wrong is HIGH, whatever it names.
    understanding: {
      symbols_identified: ['days_late', 'LoanDesk.give_back', 'fine_for', 'LoanDesk', 'main'],
      entry_points: ['LoanDesk.give_back', 'main'],
      existing_patterns: [...FINING.existing_patterns, '`main` calls `LoanDesk.give_back`'],
      files_analyzed: [FINES, LOANS, 'library/app.py', TESTS],
    },
    mayWrite: [LOANS, FINES],
    mayNotWrite: ['library/members.py'],
  },
  {
    kind: 'fix',
    intent: 'MODIFY',
    query: 'fine_for: the fine is one cent too high',
    target: 'fine_for',
    looks: FINE,
    slots: { observed_issue: [FINE_LINE, 1] },
    understanding: FINING,
    mayWrite: [FINES],
    mayNotWrite: ['library/app.py'],
  },
  {
    kind: 'fix',
    intent: 'MODIFY',
    query: '延滞の罰金（fine_for）が1セント多くなる不具合の修正',
    target: 'fine_for',
    looks: FINE,
    slots: { observed_issue: ['fine_for は days_late に 1 を足して返す', 1] },
    understanding: FINING,
    mayWrite: [FINES],
    mayNotWrite: ['library/app.py'],
  },
  {
    kind: 'fix',
    intent: 'MODIFY',
    query: 'When a member lends a book the loan limit is not kept. Fix it.',
    target: 'loan limit',
    looks: LEND,
    slots: { observed_issue: ['the loan limit is not kept', 1] },
    understanding: LENDING,
    mayWrite: [LOANS],
    mayNotWrite: ['library/fines.py'],
  },
  {
    kind: 'fix',
    intent: 'MODIFY',
    query: 'LoanDesk.renew does not look at GRACE_DAYS, fix it',
    target: 'LoanDesk.renew',
    looks: [definition('LoanDesk.renew'), body(LOANS, 26), uses('today'), definition('GRACE_DAYS')],
    slots: { observed_issue: ['LoanDesk.renew does not look at GRACE_DAYS', 1] },
    understanding: {
      symbols_identified: ['LoanDesk.renew', 'today', 'LoanDesk'],
      entry_points: ['LoanDesk.renew'],
      existing_patterns: ['`LoanDesk.renew` calls `today`'],
      files_analyzed: [LOANS, 'library/clock.py'],
    },
    mayWrite: [LOANS, 'library/clock.py'],
    mayNotWrite: ['library/members.py'],
  },
  {
    kind: 'docs',
    intent: 'MODIFY',
    query: 'docs: the README says four books, correct it to five',
    target: 'README',
    looks: [text('four books'), lines('README.md', 1, 3)],
    slots: { target_feature: ['README', 1], observed_issue: ['The loan limit is four books.', 1] },
    understanding: READ,
    mayWrite: ['README.md'],
    mayNotWrite: [LOANS],
  },
  {
    kind: 'docs',
    intent: 'MODIFY',
    query: 'READMEの貸出の上限が古い',
    target: 'READMEの貸出の上限',
    looks: [lines('README.md', 1, 3)],
    slots: { target_feature: ['README', 0], observed_issue: ['The loan limit is four books.', 0] },
    understanding: READ,
    mayWrite: ['README.md'],
    mayNotWrite: [FINES],
  },
  {
    kind: 'feature',
    intent: 'IMPLEMENT',
    query: 'Add a `note` argument to `LoanDesk.lend`',
    target: 'LoanDesk.lend',
    looks: [...LEND, symbols(LOANS)],
    slots: { target_feature: ['LoanDesk.lend', 0], observed_issue: ['def lend(self, member, book):', 1] },
    understanding: {
      ...LENDING,
      symbols_identified: [...LENDING.symbols_identified, 'LoanDesk.give_back', 'LoanDesk.renew'],
      entry_points: ['LoanDesk.lend', 'main'],
      existing_patterns: [...LENDING.existing_patterns, '`main` calls `LoanDesk.lend`'],
    },
    mayWrite: [LOANS, 'library/notes.py'],
    mayNotWrite: ['library/fines.py'],
  },
  {
    kind: 'fix',
    intent: 'MODIFY',
    query: 'LoanDesk.lend に本を渡すと上限を超えても貸してしまうので直して',
    target: 'LoanDesk.lend',
    looks: [...LEND, symbols(LOANS)],
    slots: { target_feature: ['LoanDesk.lend', 0], observed_issue: [LIMIT_LINE, 1] },
    understanding: LENDING,
    mayWrite: [LOANS, 'tests/test_loans_limit.py'],
    mayNotWrite: ['library/clock.py'],
  },
]
