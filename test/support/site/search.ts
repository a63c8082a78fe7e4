import { ARTICLES } from './articles.ts'
import { EXTRA_PAGES } from './extra-pages.ts'

/** Answers as SearXNG does for `format=json`: the articles that share the most words with the question, best first. */
export function searchAnswer(query: string, addressOf: (host: string, path: string) => string): object {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const results = ARTICLES.map((article) => {
    const text = `${article.title} ${article.paragraphs.join(' ')}`.toLowerCase()
    return { article, score: words.filter((word) => text.includes(word)).length }
  })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.article.host.localeCompare(b.article.host))
    .map(({ article, score }, i) => ({
      url: addressOf(article.host, article.path),
      title: article.title,
      content: article.paragraphs[0] ?? '',
      engine: 'test',
      engines: ['test'],
      category: 'general',
      positions: [i + 1],
      score,
      publishedDate: `${article.published}T00:00:00`,
    }))
  return {
    query,
    number_of_results: results.length,
    results,
    answers: [],
    corrections: [],
    infoboxes: [],
    suggestions: [],
    unresponsive_engines: [],
  }
}

type AddressOf = (host: string, path: string) => string

/** Pages a run over this web comes across besides its articles: copies, traps, and hosts in trouble. */
const BESIDES: readonly [host: string, path: string, title: string][] = [
  ...EXTRA_PAGES.map(({ host, path, title }) => [host, path, title] as [string, string, string]),
  ['redirect.test', '/once', 'The ferry, by a detour'],
  ['redirect.test', '/count/4', 'A long detour'],
  ['redirect.test', '/metadata', 'The ferry’s settings'],
  ['slow.test', '/never', 'A ferry page that never comes'],
  ['broken.test', '/500', 'A broken ferry page'],
  ['busy.test', '/never-says', 'A busy ferry page'],
  ['robots.test', '/private/ferry', 'Not for robots'],
  ['files.test', '/report.pdf', 'Ferry report 2024'],
  ['charset.test', '/page/shift_jis', '渡し船の時刻表'],
  ['charset.test', '/page/euc-jp', '渡し船の時刻表'],
]

function everything(addressOf: AddressOf): { url: string; title: string; content: string }[] {
  const articles = ARTICLES.map(({ host, path, title, paragraphs }) => ({
    url: addressOf(host, path),
    title,
    content: paragraphs[0] ?? '',
  }))
  return [...articles, ...BESIDES.map(([host, path, title]) => ({ url: addressOf(host, path), title, content: title }))]
}

export function wholeSearchAnswer(addressOf: AddressOf): object {
  return { query: '', results: everything(addressOf), unresponsive_engines: [] }
}

/** As DuckDuckGo's page without scripts: links over a page of its own, and an advertisement on top. */
export function wholeSearchPage(asked: URL, addressOf: AddressOf): string {
  const shown = (kind: string, href: string, title: string, snippet: string) =>
    `<div class="result results_links ${kind} web-result"><div class="links_main links_deep result__body">
<h2 class="result__title"><a rel="nofollow" class="result__a" href="${href}">${title}</a></h2>
<a class="result__snippet" href="${href}">${snippet}</a><div class="clear"></div></div></div>`
  const results = everything(addressOf).map(({ url, title, content }) =>
    shown(
      'results_links_deep',
      `//duckduckgo.com/l/?uddg=${encodeURIComponent(url)}&amp;rut=0f`,
      title,
      `<b>Ferry</b>: ${content}`,
    ),
  )
  const ad = shown(
    'result--ad',
    'https://duckduckgo.com/y.js?ad_domain=shop.test&amp;ad_provider=x',
    'Buy a ferry',
    'Ad',
  )
  return `<!doctype html><html><head><title>${asked.searchParams.get('df') ?? 'any'} at DuckDuckGo</title></head><body><div id="links" class="results">${ad}${results.join('\n')}</div></body></html>`
}
