import { type Morpheme as Word, morphemes as plainMorphemes } from '#text/index.ts'
import { slotIndex } from './slots/find-slots.ts'

export type Morpheme = Omit<Word, 'form'>

/** IPADIC's words; slots that stand side by side come back as one unknown word and are taken apart here. */
export async function morphemes(): Promise<(text: string) => Morpheme[]> {
  const tokenize = await plainMorphemes()
  return (text) => tokenize(text).flatMap(apart)
}

function apart(morpheme: Morpheme): Morpheme[] {
  if (![...morpheme.surface].some((letter) => slotIndex(letter) >= 0)) return [morpheme]
  const parts = morpheme.surface.match(/[\uE000-\uE0C7]|[^\uE000-\uE0C7]+/gu) ?? []
  return parts.map((surface) => {
    const slot = slotIndex(surface) >= 0 ? { pos: '名詞', detail: '数', sub: '*' } : {}
    return Object.assign({}, morpheme, { surface }, slot)
  })
}
