// Writes the PDF and the Word document of examples/corpus: `node scripts/data/make-example-documents.ts`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDocx, makePdf } from '../../test/support/site/documents.ts'

const corpus = join(import.meta.dirname, '../../examples/corpus')
const WIDTH = 88

/** As a text processor would break it. */
function wrapped(paragraph: string): string[] {
  const lines: string[] = []
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= WIDTH) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

const page = (paragraphs: readonly string[]) => paragraphs.map((text) => wrapped(text).join('\n')).join('\n\n')

const REPORT = [
  [
    'Annual report on lifelong learning: the libraries',
    'This chapter of the annual report of Sorami Prefecture describes the work of its public libraries. It was written by the division for lifelong learning together with the library association.',
    'The libraries lent 4.6 million items over the year. Books for children made up two fifths of them. Lending of recorded music went on falling, while the number of magazines read in the reading rooms hardly changed.',
    'In the library use survey of 2025, 2,140 people answered. In the library use survey of 2023, 1,970 people answered. Both times forms were handed out in all twenty-three libraries and sent by letter.',
  ],
  [
    'The evening hours were welcomed. The average mark for opening hours rose from 3.2 to 3.9 on a scale of five. Visits after six in the evening made up eleven percent of all visits in the first half-year.',
    'Staff were asked as well. A majority would keep the evening hours, on the condition that two people are present at all times. Seven branches had to open an hour later in the morning, and the report recommends looking at this again.',
    'For the coming year the prefecture plans a quiet room in three branches, more books in large print, and a trial of a travelling library for the northern valleys.',
  ],
]

const RECORD = [
  '取扱店連絡会の記録',
  '月見サーマルの営業所で、取扱店との連絡会を開いた。出席は取扱店11社と、営業、製造、修理の担当である。',
  '製造の担当から、なごみエアH2は葉波市の工場で製造しており、冬の前に組み立ての持ち場を一つ増やすとの説明があった。注文から納品までは、いまのところ三週間ほどかかる。',
  '営業の担当は、なごみエアH2が国の省エネ暖房補助金の対象であることを改めて伝えた。申請の書類は取扱店がまとめて送る。写真の不足で戻される例が多いので、古い暖房機の銘板を必ず写すよう求めた。',
  '取扱店からは、室外機が重く、一人では運べないとの声が出た。製造の担当は、取っ手の位置を変えることを検討すると答えた。',
  '修理の担当は、昨年の修理のうち半分近くがフィルターの目詰まりによるものだったと述べた。据え付けのときに、洗い方を必ず説明してほしいとのことである。',
  '海に近い家への据え付けについて、耐塩仕様を勧める距離を300メートルとすることを確認した。次の会は三月に開く。',
]

writeFileSync(join(corpus, 'survey/annual-report-en.pdf'), makePdf(REPORT.map(page)))
writeFileSync(join(corpus, 'heatpump/torihiki-kiroku-ja.docx'), makeDocx(RECORD))
