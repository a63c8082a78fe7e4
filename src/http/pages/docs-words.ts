/** What the page about the API says itself, in both languages. */
export type DocsLanguage = 'en' | 'ja'

export interface DocsWords {
  title: (name: string) => string
  version: (version: string) => string
  about: string
  programs: string
  other: { language: DocsLanguage; label: string }
  contents: string
  search: string
  find: string
  all: string
  found: (count: number, words: string) => string
  none: string
  send: string
  receive: string
  refusals: string
  optional: string
  groups: Readonly<Record<string, string>>
}

export const DOCS_WORDS: Readonly<Record<DocsLanguage, DocsWords>> = {
  en: {
    title: (name) => `${name} API`,
    version: (version) => `Version ${version}.`,
    about: 'Every error is {"error": "message", "code": "ERROR_CODE"}. Every answer has an x-request-id.',
    programs: 'For programs:',
    other: { language: 'ja', label: '日本語で読む' },
    contents: 'Contents',
    search: 'Search the API',
    find: 'Search',
    all: 'Show everything',
    found: (count, words) => `${count} with “${words}”`,
    none: 'No route has these words.',
    send: 'Send',
    receive: 'Receive',
    refusals: 'Refusals',
    optional: 'optional',
    groups: {
      why: 'Why',
      board: 'Board',
      interview: 'Interviews',
      research: 'Research',
      code: 'Code',
      operations: 'Operations',
      live: 'Live streams',
    },
  },
  ja: {
    title: (name) => `${name} の API`,
    version: (version) => `バージョン ${version}。`,
    about: '誤りはすべて {"error": "文", "code": "ERROR_CODE"} の形です。どの答えにも x-request-id が付きます。',
    programs: 'プログラム用：',
    other: { language: 'en', label: 'Read in English' },
    contents: '目次',
    search: 'API を検索',
    find: '検索する',
    all: 'すべて表示する',
    found: (count, words) => `「${words}」を含むもの ${count} 件`,
    none: 'この言葉を含むものはありません。',
    send: '送るもの',
    receive: '受け取るもの',
    refusals: '断られる場合',
    optional: '任意',
    groups: {
      why: 'なぜ',
      board: 'ボード',
      interview: 'インタビュー',
      research: 'リサーチ',
      code: 'コード',
      operations: '運用',
      live: 'ライブ配信',
    },
  },
}
