import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { TokenizerBuilder } from '@patdx/kuromoji'
import NodeDictionaryLoader from '@patdx/kuromoji/node'

/** Whether kuromoji's IPADIC holds a text to be exactly one word it knows. */
export async function knownWords(): Promise<(word: string) => boolean> {
  const home = dirname(dirname(createRequire(import.meta.url).resolve('@patdx/kuromoji/node')))
  const loader = new NodeDictionaryLoader({ dic_path: join(home, 'dict') })
  const tokenizer = await new TokenizerBuilder({ loader }).build()
  return (word) => {
    const tokens = tokenizer.tokenize(word)
    return tokens.length === 1 && tokens[0]?.word_type === 'KNOWN'
  }
}
