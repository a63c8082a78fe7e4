import Markdown from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'

/** Markdown from a model or a person: raw HTML is never rendered, and what remains is sanitised. */
export default function SafeMarkdown({ text, lang }: { text: string; lang: string }) {
  return (
    <div lang={lang} className="prose">
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSanitize]}
        skipHtml
        components={{ h1: 'h2', a: SafeLink, img: () => null }}
      >
        {text}
      </Markdown>
    </div>
  )
}

function SafeLink({ href, children }: React.ComponentProps<'a'>) {
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  )
}
