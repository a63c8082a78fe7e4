import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A word of IPADIC, as much of it as is used. */
export interface Morpheme {
  surface: string
  /** Empty where the dictionary does not know the word. */
  base: string
  pos: string
  detail: string
  sub: string
  /** How it is inflected here, such as 連用形. */
  form: string
  known: boolean
}

export type Tokenize = (text: string) => Morpheme[]
let loading: Promise<Tokenize> | undefined

/** kuromoji over IPADIC, read on first use and kept for all; a failure is not kept. */
export function morphemes(): Promise<Tokenize> {
  loading ??= load()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<Tokenize> {
  // Loaded when first needed: nothing else of the library should wait for it.
  const { TokenizerBuilder } = await import('@patdx/kuromoji')
  const { default: NodeDictionaryLoader } = await import('@patdx/kuromoji/node')
  const home = dirname(dirname(createRequire(import.meta.url).resolve('@patdx/kuromoji/node')))
  const loader = new NodeDictionaryLoader({ dic_path: join(home, 'dict') })
  const tokenizer = await new TokenizerBuilder({ loader }).build()
  return (text) =>
    // The dictionary knows no U+0000 and throws on it; a space keeps every place as it was.
    tokenizer.tokenize(text.replaceAll('\0', ' ')).map((token) => ({
      surface: token.surface_form,
      base: token.basic_form === '*' ? '' : token.basic_form,
      pos: token.pos,
      detail: token.pos_detail_1,
      sub: token.pos_detail_2,
      form: token.conjugated_form,
      known: token.word_type === 'KNOWN',
    }))
}
