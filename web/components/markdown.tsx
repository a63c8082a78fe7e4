import Markdown from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'

/** Markdown from a model or a person: raw HTML is never rendered, and nothing in it is fetched or can be followed. */
export default function SafeMarkdown({ text, lang }: { text: string; lang: string }) {
  return (
    <div lang={lang} className="prose">
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSanitize]}
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
