import { ARTICLES } from './articles.ts'

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
