/** BERT's uncased WordPiece, as far as English glosses need it. */
export interface WordPiece {
  encode(text: string): number[]
  /** Its whole plain words, the commonest first. */
  words: readonly string[]
}

const MOST_TOKENS = 64

export function wordPiece(tokenizerJson: string): WordPiece {
  const vocabulary = readVocabulary(tokenizerJson)
  const idOf = (token: string): number => {
    const id = vocabulary.get(token)
    if (id === undefined) throw new Error(`the tokenizer has no ${token}`)
    return id
  }
  const [begin, end, unknown] = [idOf('[CLS]'), idOf('[SEP]'), idOf('[UNK]')]
  return {
    words: [...vocabulary.keys()].filter((token) => /^[a-z]{2,}$/u.test(token)),
    encode: (text) => {
      const ids = words(text).flatMap((word) => pieces(word, vocabulary) ?? [unknown])
      return [begin, ...ids.slice(0, MOST_TOKENS), end]
    },
  }
}

function readVocabulary(json: string): Map<string, number> {
  const parsed: unknown = JSON.parse(json)
  if (typeof parsed === 'object' && parsed !== null && 'model' in parsed) {
    const { model } = parsed
    if (typeof model === 'object' && model !== null && 'vocab' in model && typeof model.vocab === 'object')
      return new Map(Object.entries(model.vocab ?? {}).map(([token, id]) => [token, Number(id)]))
  }
  throw new Error('not a WordPiece tokenizer.json')
}

function words(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
  return plain.match(/[\p{P}\p{S}]|[^\s\p{P}\p{S}]+/gu) ?? []
}

/** Greedy longest match from the left, or undefined where the vocabulary cannot spell the word. */
function pieces(word: string, vocabulary: ReadonlyMap<string, number>): number[] | undefined {
  const ids: number[] = []
  for (let start = 0; start < word.length;) {
    let end = word.length
    let id: number | undefined
    for (; end > start; end--) {
      id = vocabulary.get((start > 0 ? '##' : '') + word.slice(start, end))
      if (id !== undefined) break
    }
    if (id === undefined) return undefined
    ids.push(id)
    start = end
  }
  return ids
}
