import { shown } from './plain-text.ts'

/**
 * What to send back to whoever wrote a report that was not accepted: each error, and the ids that may be used.
 * Without errors there is nothing to correct and nothing to send.
 */
export function buildCorrectionPrompt(errors: readonly string[], validNodeIds?: readonly string[]): string {
  if (errors.length === 0) return ''
  const lines = [
    '【検証エラー】以下の項目をすべて満たすように、同じ形式の JSON だけを再出力してください。',
    '(Not accepted. Answer again with JSON of the same form only, with every point below put right.)',
    ...errors.map((error) => `- ${error.replace(/\s+/gu, ' ')}`),
  ]
  if (validNodeIds !== undefined) {
    const ids = validNodeIds.length === 0 ? '(なし / none)' : validNodeIds.map(shown).join(', ')
    lines.push(`- すべての node_id は入力に存在する ID のみ使用すること。利用可能な ID (usable ids): ${ids}`)
  }
  return lines.join('\n')
}
