import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSentence } from './grammar.ts'
import { RELATIONS, sayRelation } from './relations.ts'

const known = (name: string) => ['cart', 'ask', 'Option'].includes(name)
const name = fc.constantFrom('Cart.add', 'build_prompt', 'os.environ', 'RangeError', 'src/cart/cart.ts', 'ask')
const relation = fc.constantFrom(...RELATIONS)
const word = fc.constantFrom(
  ...'twice first always never only every once again later directly safely when before after if then not also probably'.split(
    ' ',
  ),
)

describe('the sentences that can be counted', () => {
  test('[code.patterns-closed] what the server says of a proof is read as that proof, in both languages', () => {
    fc.assert(
      fc.property(
        name,
        relation,
        name,
        fc.constantFrom('ja' as const, 'en' as const),
        (subject, said, object, language) => {
          expect(readSentence(sayRelation(said, subject, object, language), known)).toEqual([
            { subject, relation: said, object },
          ])
        },
      ),
    )
  })

  test('[code.patterns-closed] one word more, wherever it stands, and nothing of the sentence is read', () => {
    fc.assert(
      fc.property(name, relation, name, word, fc.nat(3), (subject, said, object, more, at) => {
        const words = [`\`${subject}\``, said, `\`${object}\``]
        words.splice(at, 0, more)
        expect([words.join(' '), readSentence(words.join(' '), known)]).toEqual([words.join(' '), undefined])
      }),
    )
  })

  const LISTS = [
    ['`a` and `b` call `c`', ['a calls c', 'b calls c']],
    ['`a` calls `b`, `c` and `d`.', ['a calls b', 'a calls c', 'a calls d']],
    ['`a` calls `b` and raises a `C`', ['a calls b', 'a raises C']],
    ['`a` is called by `b` and `c`', ['b calls a', 'c calls a']],
    ['`a` is a subclass of `B`', ['a extends B']],
    ['Option calls build_prompt()', ['Option calls build_prompt']],
    ['`a` has `return x + 1`', ['a has return x + 1']],
    ['`a` と `b` は `c` を呼ぶ。', ['a calls c', 'b calls c']],
    ['`a` は `b` から呼ばれる', ['b calls a']],
    ['`a` は `B` を継承している', ['a extends B']],
  ] as const
  test.each(LISTS)('[code.patterns-closed] %s', (sentence, read) => {
    const statements = readSentence(sentence, known) ?? []
    expect(statements.map(({ subject, relation: said, object }) => `${subject} ${said} ${object}`)).toEqual(read)
  })

  const UNREAD = [
    '`a`',
    'a calls b',
    '`a` calls',
    '`a` does not call `b`',
    '`a` never calls `b`',
    '`a` calls `b` when `c` is set',
    '`a` calls `b` before `c`',
    '`a` calls `b`, then `c`',
    '`a` calls `b` in a thread',
    '`a` calls `b`; it is slow',
    '`a` and everything else call `b`',
    '`a` is called by `b` alone',
    '`a` は `b` を呼ばない',
    '`a` は必ず `b` を呼ぶ',
    '`a` は `b` を呼んでから `c` を呼ぶ',
    '`a` は `b` だけを呼ぶ',
  ]
  test.each(UNREAD)('[code.patterns-closed] is none of them: %s', (sentence) => {
    expect(readSentence(sentence, known)).toBeUndefined()
  })
})
