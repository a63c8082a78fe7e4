/** What the sites of the test web have to say; the search below finds these, and later tests may read them. */
export interface SiteArticle {
  host: string
  path: string
  title: string
  paragraphs: readonly string[]
  published: string
}

export const ARTICLES: readonly SiteArticle[] = [
  {
    host: 'news.test',
    path: '/2025/harbour-ferry',
    title: 'Harbour ferry carries a million passengers',
    published: '2025-03-04',
    paragraphs: [
      'The harbour ferry carried 1.2 million passengers in 2024, the operator said on Tuesday, a third more than the year before.',
      'Two electric boats joined the fleet in May, and crossings now leave every twelve minutes during the morning and evening peaks.',
      'Residents of the north bank had asked for a later last boat for years; from April the final crossing leaves at 00:30.',
    ],
  },
  {
    host: 'docs.test',
    path: '/guide/timetable-feed',
    title: 'Reading the timetable feed',
    published: '2024-11-20',
    paragraphs: [
      'The timetable feed is a JSON document that is renewed every thirty seconds and lists each crossing with its boat and its pier.',
      'Clients should send the entity tag of the last answer, so that an unchanged feed costs nothing but a short reply.',
      'A crossing that was cancelled stays in the feed until its planned departure, with its state set to cancelled.',
    ],
  },
  {
    host: 'critic.test',
    path: '/why-the-ferry-is-late',
    title: 'Why the ferry is late again',
    published: '2025-04-12',
    paragraphs: [
      'The operator counts 0.9 million passengers for 2024, not 1.2 million, in the report it filed with the city in January.',
      'Of the crossings in the evening peak one in five left more than five minutes late, according to the same report.',
      'A later last boat helps few people as long as the buses on the north bank stop running at midnight.',
    ],
  },
  {
    host: 'shinbun.test',
    path: '/kiji/minato',
    title: '港の渡し船、利用者が百万人を超える',
    published: '2025-03-05',
    paragraphs: [
      '港の渡し船を利用した人は二〇二四年に百二十万人となり、前の年より三割増えたと、運航会社が火曜日に発表した。',
      '五月には電気で動く船が二隻加わり、朝と夕方の混み合う時間には十二分おきに出るようになった。',
      '北岸の住民は終船を遅くするよう長く求めてきた。四月からは最後の船が午前零時半に出る。',
    ],
  },
]

const MENU =
  '<nav><ul><li><a href="/">Home</a></li><li><a href="/news">News</a></li><li><a href="/about">About us</a></li></ul></nav>'

export function articleHtml({ title, paragraphs, published, host }: SiteArticle): string {
  const body = paragraphs.map((text) => `<p>${text}</p>`).join('\n')
  return `<!doctype html><html><head><title>${title} | ${host}</title><meta property="og:type" content="article">
<meta property="article:published_time" content="${published}"></head><body>${MENU}
<main><article><h1>${title}</h1>${body}</article></main>
<aside class="related"><h2>Related</h2><ul><li><a href="/a">Another story</a></li><li><a href="/b">One more story</a></li></ul></aside>
<footer>© ${host}. All rights reserved. <a href="/privacy">Privacy</a></footer></body></html>`
}
