import Markdown from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { cx } from '../lib/class-names.ts'
import { phrasesInMarkdown } from './phrases/phrases-in-markdown.ts'
import { usePhrases } from './phrases/use-phrases.ts'

/** Markdown from a model or a person: raw HTML is never rendered, and nothing in it is fetched or can be followed. */
export default function SafeMarkdown({ text, lang }: { text: string; lang: string }) {
  const parse = usePhrases(lang === 'ja')
  return (
    <div lang={lang} className={cx('prose', parse !== undefined && 'break-keep')}>
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={parse === undefined ? [rehypeSanitize] : [rehypeSanitize, phrasesInMarkdown(parse)]}
        skipHtml
        disallowedElements={['a', 'img', 'input']}
        unwrapDisallowed
        components={{ h1: 'h2' }}
      >
        {text}
      </Markdown>
    </div>
  )
}
