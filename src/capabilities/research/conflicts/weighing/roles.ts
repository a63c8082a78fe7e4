import type { Reading, Token } from '../types.ts'

export type Role = 'topic' | 'subject' | 'object' | 'of' | 'place' | 'by' | 'told' | 'other'

export function roleOf(token: Token, reading: Reading): Role {
  const { link, copula, at } = token
  if (reading.language === 'ja') {
    if (/^(?:は|も|には|では|とは|からは)$/.test(link)) return 'topic'
    if (link === 'が') return 'subject'
    if (link === 'を') return 'object'
    if (link === 'の') return 'of'
    if (/によ|により|による/.test(link)) return 'by'
    if (/^(?:に|で|へ|から|まで|において|における)$/.test(link)) return 'place'
    return copula || link === '' ? 'told' : 'other'
  }
  if (/^(?:in|at|on|near|from|to|into|across|within|inside|outside|through)$/.test(link)) return 'place'
  if (link === 'of' || link === "'s") return 'of'
  if (link === 'by') return 'by'
  if (link !== '') return 'other'
  const verb = reading.tokens.find(({ kind, copula: be, attributive }) => (kind === 'verb' && !attributive) || be)
  if (verb === undefined || at < verb.at) return 'subject'
  return copula ? 'told' : 'object'
}
