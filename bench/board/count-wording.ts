// Counts what the judge of wording accepts and refuses of somebody's lines, and shows none of them: for lines that must stay unseen.
// node bench/board/count-wording.ts lines.jsonl …   (the form of scripts/data/wording/lines)
import { forbiddenWords } from '../../src/capabilities/board/proposal-quality/forbidden-words.ts'
import { makeBoardFacts } from '../../src/capabilities/board/proposal-quality/board-facts.ts'
import { type Line, readLines } from '../../scripts/data/wording/line.ts'

const NO_BOARD = makeBoardFacts([])
const LANGUAGES = ['ja', 'en'] as const
const KINDS = ['organizer', 'advisor'] as const

const refused = ({ kind, field, text }: Line) => forbiddenWords(kind, { [field]: text }, NO_BOARD).length > 0

function share(lines: readonly Line[], wrong: (line: Line) => boolean): string {
  const count = lines.filter(wrong).length
  return `${count} of ${lines.length} (${((100 * count) / Math.max(1, lines.length)).toFixed(1)} %)`
}

const paths = process.argv.slice(2)
if (paths.length === 0) {
  console.error('usage: node bench/board/count-wording.ts lines.jsonl …')
  process.exit(2)
}
const lines = paths.flatMap((path) => readLines(path))
for (const language of LANGUAGES)
  for (const kinds of [KINDS, ...KINDS.map((kind) => [kind] as const)]) {
    const own = lines.filter((line) => line.language === language && kinds.includes(line.kind))
    const accepted = share(
      own.filter(({ breaks }) => breaks),
      (line) => !refused(line),
    )
    const kept = share(
      own.filter(({ breaks }) => !breaks),
      refused,
    )
    console.log(`${language} ${kinds.join(' and ')}: breaks accepted ${accepted}, neutral refused ${kept}`)
  }
