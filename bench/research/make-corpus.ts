import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * A corpus of any size, the same each time: reports of many places about a few subjects, in both languages and three
 * kinds of file, with figures that mostly agree. It is made where it is needed and kept nowhere.
 */
const EN_PLACES = ['Alder', 'Birch', 'Cedar', 'Dover', 'Elm', 'Fenwick', 'Granby', 'Harrow', 'Ivy', 'Juniper']
const EN_KINDS = ['Bay', 'Bridge', 'Falls', 'Field', 'Grove', 'Haven', 'Hill', 'Mill', 'Point', 'Vale']
const JA_PLACES = ['青', '赤', '石', '上', '大', '小', '白', '杉', '竹', '松']
const JA_KINDS = ['沢町', '田市', '原村', '浜町', '森市', '坂町', '川村', '島町', '谷市', '野町']

interface Subject {
  en: { name: string; unit: string; sentences: (place: string, n: Figures) => string[] }
  ja: { name: string; sentences: (place: string, n: Figures) => string[] }
}
interface Figures {
  year: number
  count: string
  percent: number
  cost: number
  vehicles: number
}

const SUBJECTS: readonly Subject[] = [
  {
    en: {
      name: 'electric buses',
      unit: 'buses',
      sentences: (place, n) => [
        `${place} put ${n.vehicles} electric buses into service in ${n.year}.`,
        `The operator counted ${n.count} passengers over the year, ${n.percent} percent more than the year before.`,
        `Each bus cost ${n.cost} thousand dollars, charging equipment included.`,
        `Drivers say the electric buses are quieter on the hills of ${place} than the diesel ones they replaced.`,
        `The council of ${place} expects the last diesel bus to leave the depot within three years.`,
      ],
    },
    ja: {
      name: '電気バス',
      sentences: (place, n) => [
        `${place}は${n.year}年に電気バス${n.vehicles}台の運行を始めた。`,
        `運行会社によると、年間の利用者は${n.count}人で、前の年より${n.percent}パーセント増えた。`,
        `一台あたりの費用は、充電設備を含めて${n.cost}万円だった。`,
        `運転手は、${place}の坂道でもこれまでの車両より静かだと話している。`,
        `${place}の担当課は、三年以内にすべての車両を電気バスに替える見込みだと説明した。`,
      ],
    },
  },
  {
    en: {
      name: 'library opening hours',
      unit: 'visits',
      sentences: (place, n) => [
        `The public library of ${place} extended its opening hours in ${n.year}.`,
        `It recorded ${n.count} visits, and ${n.percent} percent of them were in the new evening hours.`,
        `Staff costs rose by ${n.cost} thousand dollars over the year.`,
        `Students in ${place} use the reading room mostly after six in the evening.`,
        `The library added ${n.vehicles} study desks on the first floor.`,
      ],
    },
    ja: {
      name: '図書館の開館時間',
      sentences: (place, n) => [
        `${place}の図書館は${n.year}年に開館時間を延ばした。`,
        `来館者は${n.count}人で、そのうち${n.percent}パーセントが夜の時間帯だった。`,
        `人件費は年間で${n.cost}万円増えた。`,
        `${place}の学生は、夕方六時を過ぎてから閲覧室を使うことが多い。`,
        `図書館は二階に学習机を${n.vehicles}台加えた。`,
      ],
    },
  },
  {
    en: {
      name: 'household waste',
      unit: 'tonnes',
      sentences: (place, n) => [
        `Households in ${place} produced ${n.count} kilograms of burnable waste in ${n.year}.`,
        `The share that was recycled rose to ${n.percent} percent after kitchen waste was collected separately.`,
        `Collection cost the town ${n.cost} thousand dollars.`,
        `${n.vehicles} neighbourhoods of ${place} take part in the separate collection.`,
        `A survey among residents names the weekly collection day as the most common complaint.`,
      ],
    },
    ja: {
      name: '家庭ごみ',
      sentences: (place, n) => [
        `${place}の家庭から出た燃えるごみは${n.year}年に${n.count}キロだった。`,
        `生ごみの分別を始めてから、再資源化の割合は${n.percent}パーセントに上がった。`,
        `収集にかかった費用は${n.cost}万円だった。`,
        `${place}では${n.vehicles}の町内会が分別収集に参加している。`,
        `住民への調査では、収集日が週に一度しかないことへの不満が最も多かった。`,
      ],
    },
  },
]

/** The same row of numbers for the same seed, on every machine. */
function randomOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 4_294_967_296
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Documents about the same place and subject tell the same figures, in another order and about another year. */
function documentOf(number: number): { path: string; body: string } {
  const random = randomOf(number + 1)
  const subject = SUBJECTS[number % SUBJECTS.length] ?? SUBJECTS[0]
  if (subject === undefined) throw new Error('no subject')
  const japanese = Math.floor(number / SUBJECTS.length) % 2 === 0
  const kind = Math.floor(number / (2 * SUBJECTS.length))
  const [first, second] = japanese ? [JA_PLACES, JA_KINDS] : [EN_PLACES, EN_KINDS]
  const place = `${first[kind % 10] ?? ''}${japanese ? '' : ' '}${second[Math.floor(kind / 10) % 10] ?? ''}`
  const facts = randomOf(1_000_003 + kind)
  const figures: Figures = {
    year: 2018 + (number % 7),
    count: Math.round(10_000 + facts() * 900_000).toLocaleString('en'),
    percent: Math.round(3 + facts() * 40),
    cost: Math.round(50 + facts() * 900),
    vehicles: Math.round(4 + facts() * 60),
  }
  const { name, sentences } = japanese ? subject.ja : subject.en
  const said = sentences(place, figures)
  const title = japanese ? `${place}の${name}、${figures.year}年の報告` : `${place}: ${name}, report of ${figures.year}`
  const paragraphs = Array.from({ length: 3 }, (_, i) =>
    said.filter((_sentence, at) => at % 3 === i || random() < 0.3).join(japanese ? '' : ' '),
  )
  const file = `${japanese ? 'ja' : 'en'}/${String(number).padStart(4, '0')}`
  if (number % 5 === 4) return { path: `${file}.html`, body: html(title, paragraphs) }
  if (number % 5 === 3) return { path: `${file}.txt`, body: `${title}\n\n${paragraphs.join('\n\n')}\n` }
  return { path: `${file}.md`, body: `# ${title}\n\n${paragraphs.join('\n\n')}\n` }
}

function html(title: string, paragraphs: readonly string[]): string {
  return `<!doctype html><html><head><title>${title}</title></head><body><nav><a href="/">Home</a> <a href="/all">All reports</a></nav>
<main><article><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}</article></main>
<footer>All rights reserved.</footer></body></html>`
}

export async function makeCorpus(folder: string, documents: number): Promise<void> {
  for (let number = 0; number < documents; number++) {
    const { path, body } = documentOf(number)
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, body)
  }
}
