import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { TokenizerBuilder } from '@patdx/kuromoji'
import NodeDictionaryLoader from '@patdx/kuromoji/node'
import { slotIndex } from './slots/find-slots.ts'

/** A word of IPADIC, as much of it as is used. */
export interface Morpheme {
  surface: string
  /** Empty where the dictionary does not know the word. */
  base: string
  pos: string
  detail: string
  sub: string
  known: boolean
}

type Tokenize = (text: string) => Morpheme[]
let loading: Promise<Tokenize> | undefined

/** kuromoji over IPADIC, read on first use and kept; a failure is not kept. */
export function morphemes(): Promise<Tokenize> {
  loading ??= load()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<Tokenize> {
  const home = dirname(dirname(createRequire(import.meta.url).resolve('@patdx/kuromoji/node')))
  const loader = new NodeDictionaryLoader({ dic_path: join(home, 'dict') })
  const tokenizer = await new TokenizerBuilder({ loader }).build()
  return (text) => {
    const found: Morpheme[] = []
    for (const token of tokenizer.tokenize(text)) {
      const morpheme: Morpheme = {
        surface: token.surface_form,
        base: token.basic_form === '*' ? '' : token.basic_form,
        pos: token.pos,
        detail: token.pos_detail_1,
        sub: token.pos_detail_2,
        known: token.word_type === 'KNOWN',
      }
      // Slots that stand side by side come back as one unknown word.
      if ([...token.surface_form].some((letter) => slotIndex(letter) >= 0))
        for (const part of token.surface_form.match(/[\uE000-\uE0C7]|[^\uE000-\uE0C7]+/gu) ?? [])
          found.push({
            ...morpheme,
            surface: part,
            ...(slotIndex(part) >= 0 && { pos: '名詞', detail: '数', sub: '*' }),
          })
      else found.push(morpheme)
    }
    return found
  }
}
