import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ARTICLES, articleHtml } from './articles.ts'
import { makeDocx, makePdf } from './documents.ts'
import { EXTRA_PAGES } from './extra-pages.ts'
import { searchAnswer, wholeSearchAnswer, wholeSearchPage } from './search.ts'

export interface Visit {
  host: string
  url: URL
  request: IncomingMessage
  response: ServerResponse
  /** Which visit of this host and path it is, from 1. */
  time: number
  addressOf(host: string, path: string): string
}

type Handler = (visit: Visit) => void

const send = (response: ServerResponse, status: number, headers: Record<string, string>, body: string | Buffer = '') =>
  void response.writeHead(status, headers).end(body)
const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** The same sentence as each charset writes it: TextEncoder knows UTF-8 only. */
export const SENTENCE = '渡し船の時刻表は四月に変わります。'
const IN_BYTES = {
  'utf-8': Buffer.from(SENTENCE),
  shift_jis: Buffer.from('936e82b5914482cc8e9e8d8f955c82cd8e6c8c8e82c995cf82ed82e882dc82b78142', 'hex'),
  'euc-jp': Buffer.from('c5cfa4b7c1a5a4cebbfeb9efc9bda4cfbbcdb7eea4cbcad1a4efa4eaa4dea4b9a1a3', 'hex'),
  'iso-2022-jp': Buffer.from('1b2442454f24374125244e3b7e396f493d244f3b4d376e244b4a51246f246a245e243921231b2842', 'hex'),
}
export const CHARSETS = Object.keys(IN_BYTES) as (keyof typeof IN_BYTES)[]

/** A page in a charset that the server names, the page names, or nobody does. */
function charsetPage({ url, response }: Visit): void {
  const [, told, charset] = url.pathname.split('/')
  const sentence = IN_BYTES[charset as keyof typeof IN_BYTES]
  const meta = told === 'page' ? `<meta http-equiv="content-type" content="text/html; charset=${charset}">` : ''
  const header =
    told === 'server' ? { 'content-type': `text/html; charset=${charset}` } : { 'content-type': 'text/html' }
  const parts = [`<html><head>${meta}</head><body><article><p>`, sentence, '</p></article></body></html>']
  send(response, 200, header, Buffer.concat(parts.map((part) => Buffer.from(part))))
}

const redirect =
  (to: string): Handler =>
  ({ response }) =>
    send(response, 302, { location: to })

/** What each host of the test web answers, by path; a path ending in * takes all that begin so. */
export const HANDLERS: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
  'redirect.test': {
    '/once': ({ response, addressOf }) =>
      send(response, 301, { location: addressOf('news.test', '/2025/harbour-ferry') }),
    '/metadata': redirect('http://169.254.169.254/latest/meta-data/'),
    '/loopback': redirect('http://127.0.0.1:1/'),
    '/file': redirect('file:///etc/passwd'),
    '/script': redirect('javascript:alert(1)'),
    '/secret': redirect('http://name:password@news.test/'),
    '/loop': redirect('/loop'),
    '/count/*': ({ url, response }) => {
      const left = Number(url.pathname.split('/').at(-1))
      if (left > 0) return send(response, 302, { location: `/count/${left - 1}` })
      send(response, 200, HTML, '<p>There at last.</p>')
    },
  },
  'slow.test': {
    '/never': () => undefined,
    '/drip': ({ response }) => {
      response.writeHead(200, HTML)
      const drip = setInterval(() => response.write('<p>drop</p>'), 20)
      response.on('close', () => clearInterval(drip))
    },
  },
  'broken.test': {
    '/hangup': ({ request }) => void request.socket.destroy(),
    '/half': ({ request, response }) => {
      response.writeHead(200, { ...HTML, 'content-length': '1000' })
      response.write('<p>half a page', () => request.socket.destroy())
    },
    '/500': ({ response }) => send(response, 500, HTML, 'broken'),
    '/gone': ({ response }) => send(response, 410, HTML, 'gone'),
    '/not-gzip': ({ response }) => send(response, 200, { ...HTML, 'content-encoding': 'gzip' }, 'plain'),
    '/odd-encoding': ({ response }) => send(response, 200, { ...HTML, 'content-encoding': 'rot13' }, 'cynva'),
  },
  'busy.test': {
    '/seconds': ({ response }) => send(response, 429, { 'retry-after': '2' }),
    '/date': ({ response }) => send(response, 503, { 'retry-after': new Date(Date.now() + 90_000).toUTCString() }),
    '/never-says': ({ response }) => send(response, 429, {}),
  },
  'robots.test': {
    '/robots.txt': ({ response }) =>
      send(
        response,
        200,
        { 'content-type': 'text/plain' },
        'User-agent: *\nDisallow: /private\n\nUser-agent: naze\nDisallow: /private\nDisallow: /not-for-naze\n',
      ),
    '/*': ({ response }) => send(response, 200, HTML, '<p>Everybody may read this.</p>'),
  },
  'robots-down.test': {
    '/robots.txt': ({ response }) => send(response, 503, {}),
    '/*': ({ response }) => send(response, 200, HTML, '<p>Nobody knows whether this may be read.</p>'),
  },
  'big.test': {
    '/declared': ({ response }) => send(response, 200, { ...HTML, 'content-length': '99999999' }),
    '/endless': ({ response }) => {
      response.writeHead(200, HTML)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', more)
      more()
    },
    '/bomb.gz': ({ response }) =>
      send(response, 200, { ...HTML, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(60_000_000, 32))),
    '/bomb.br': ({ response }) =>
      send(response, 200, { ...HTML, 'content-encoding': 'br' }, brotliCompressSync(Buffer.alloc(20_000_000, 32))),
    '/twice.gz': ({ response }) =>
      send(
        response,
        200,
        { ...HTML, 'content-encoding': 'gzip, gzip' },
        gzipSync(gzipSync(Buffer.alloc(60_000_000, 32))),
      ),
    '/bomb.docx': ({ response }) =>
      send(
        response,
        200,
        {},
        makeDocx(['a'], [{ name: 'word/media/a.bin', body: Buffer.alloc(80_000_000), claimed: 100 }]),
      ),
  },
  'files.test': {
    '/report.pdf': ({ response }) =>
      send(
        response,
        200,
        { 'content-type': 'application/pdf' },
        makePdf(['Ferry report 2024', 'Second page: 0.9 million passengers']),
      ),
    '/mislabelled': ({ response }) => send(response, 200, HTML, makePdf(['A PDF that says it is a page'])),
    '/letter.docx': ({ response }) =>
      send(
        response,
        200,
        { 'content-type': 'application/octet-stream' },
        makeDocx(['Dear harbour master,', '終船を遅くしてください。']),
      ),
    '/broken.pdf': ({ response }) =>
      send(response, 200, { 'content-type': 'application/pdf' }, '%PDF-1.4\nnothing follows'),
    '/picture': ({ response }) =>
      send(response, 200, { 'content-type': 'text/html' }, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
    '/archive.zip': ({ response }) =>
      send(response, 200, { 'content-type': 'application/zip' }, makeDocx([]).subarray(0, 60)),
    '/notes.md': ({ response }) =>
      send(response, 200, { 'content-type': 'text/plain' }, '# Notes\n\nThe **last** boat.'),
    '/plain.txt': ({ response }) =>
      send(response, 200, { 'content-type': 'text/plain; charset=utf-8' }, 'Plain words.\nTwo lines.'),
  },
  'charset.test': { '/*': charsetPage },
  'cached.test': {
    '/etag': ({ request, response }) => {
      if (request.headers['if-none-match'] === '"v1"') return send(response, 304, { etag: '"v1"' })
      send(response, 200, { ...HTML, etag: '"v1"' }, '<p>The first version.</p>')
    },
    '/always-new': ({ response }) => send(response, 200, HTML, `<p>Served at ${Math.random()}.</p>`),
    '/cookie': ({ request, response }) =>
      send(
        response,
        200,
        HTML,
        `<p>Cookie: ${request.headers.cookie ?? 'none'}, agent: ${request.headers['user-agent']}</p>`,
      ),
  },
  'search.test': {
    '/search': ({ url, response, addressOf }) => {
      if (url.searchParams.get('format') !== 'json') return send(response, 403, {})
      const answer = searchAnswer(url.searchParams.get('q') ?? '', addressOf)
      send(response, 200, { 'content-type': 'application/json' }, JSON.stringify(answer))
    },
  },
  // Finds everything this web has, also what cannot or must not be read.
  'whole.test': {
    '/search': ({ response, addressOf }) => json(response, wholeSearchAnswer(addressOf)),
    '/html/': ({ url, response, addressOf }) => send(response, 200, HTML, wholeSearchPage(url, addressOf)),
  },
  // Searches that are in trouble, one a path.
  'trouble.test': {
    '/robots.txt': ({ response }) =>
      send(response, 200, { 'content-type': 'text/plain' }, 'User-agent: *\nDisallow: /'),
    '/limited/search': ({ time, response, addressOf }) =>
      time < 3 ? send(response, 429, { 'retry-after': '0' }) : json(response, searchAnswer('ferry', addressOf)),
    '/resting/search': ({ response }) => send(response, 429, { 'retry-after': '3600' }),
    '/down/search': ({ response }) => send(response, 500, HTML, 'broken'),
    '/forbidden/search': ({ response }) => send(response, 403, HTML, 'JSON is off'),
    '/page/search': ({ response }) => send(response, 200, HTML, '<p>Not JSON at all.</p>'),
    '/other/search': ({ response }) => json(response, { hits: [] }),
    '/silent/search': ({ response }) => json(response, { results: [], unresponsive_engines: [['one', 'timeout']] }),
    '/empty/search': ({ response }) => json(response, { results: [] }),
    '/odd/search': ({ response, addressOf }) =>
      json(response, {
        results: [
          null,
          { url: 7 },
          { url: 'file:///etc/passwd', title: 'File' },
          { url: 'local:secret.md', title: 'Local' },
          { url: 'javascript:alert(1)', title: 'Script' },
          { url: 'http://169.254.169.254/latest/', title: 'Metadata' },
          { url: addressOf('news.test', '/2025/harbour-ferry#top'), title: 'Ferry\nnews', content: null },
          { url: addressOf('news.test', '/2025/harbour-ferry#end'), title: 'Again' },
        ],
      }),
    '/elsewhere/search': redirect('http://169.254.169.254/latest/meta-data/'),
    '/never/search': () => undefined,
    '/riddle/': ({ time, response, url, addressOf }) =>
      time < 3
        ? send(response, 202, HTML, '<form id="challenge-form">Select all squares</form>')
        : send(response, 200, HTML, wholeSearchPage(url, addressOf)),
    '/riddle-200/': ({ response }) => send(response, 200, HTML, '<form id="challenge-form">Select all squares</form>'),
    '/no-results/': ({ response }) => send(response, 200, HTML, '<div class="no-results">No results.</div>'),
  },
}

function json(response: ServerResponse, answer: object): void {
  send(response, 200, { 'content-type': 'application/json' }, JSON.stringify(answer))
}

export function handle(visit: Visit): void {
  const { host, url, response } = visit
  const article = ARTICLES.find((each) => each.host === host && each.path === url.pathname)
  if (article) return send(response, 200, HTML, articleHtml(article))
  const extra = EXTRA_PAGES.find((each) => each.host === host && each.path === url.pathname)
  if (extra) return send(response, 200, HTML, extra.html)
  const known = HANDLERS[host] ?? {}
  const wild = Object.keys(known).find((path) => path.endsWith('*') && url.pathname.startsWith(path.slice(0, -1)))
  const handler = known[url.pathname] ?? (wild === undefined ? undefined : known[wild])
  if (handler === undefined || (wild === '/*' && url.pathname === '/robots.txt' && known['/robots.txt'] === undefined))
    return send(response, 404, HTML, '<p>Nothing here.</p>')
  handler(visit)
}
