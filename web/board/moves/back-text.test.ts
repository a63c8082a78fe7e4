import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { en } from '../../i18n/en.ts'
import { ja } from '../../i18n/ja.ts'
import { backText } from './back-text.ts'

const pay = { title: 'Pay', status: 'CAPTURED' } as const
const call = { title: 'Call', status: 'CAPTURED' } as const
const wait = { title: 'Wait', status: 'BLOCKED' } as const

describe.each(['en', 'ja'] as const)('[board.undo] what an undo says, in %s', (lng) => {
  const i18n = createInstance()
  void i18n.init({ lng, resources: { en: { translation: en }, ja: { translation: ja } }, initAsync: false })
  const status = { en, ja }[lng].board.status

  it('names the state the card went back to, and no other', () => {
    const said = backText(i18n.t, [pay])
    expect(said).toContain('Pay')
    expect(said).toContain(status.CAPTURED)
    expect(said).not.toContain(status.IN_PROGRESS)
  })

  it('names one state for several cards only where all share it', () => {
    expect(backText(i18n.t, [pay, call])).toContain(status.CAPTURED)
    expect(backText(i18n.t, [pay, wait])).not.toContain(status.CAPTURED)
    expect(backText(i18n.t, [])).toBeUndefined()
  })
})
