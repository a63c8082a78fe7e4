import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod'
import { docsPage, type DocsWish } from './docs-page.ts'
import { refuseOtherMethods } from '../routes/register-routes.ts'

export function installSchemas(server: FastifyInstance): void {
  // `callVerb` is the one judge of input; a second validation here could only disagree with it.
  server.setValidatorCompiler(() => (value) => ({ value }))
  server.setSerializerCompiler(serializerCompiler)
}

/** Before the routes: the document is gathered from their schemas as they are added. */
export async function installOpenApi(server: FastifyInstance, version: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'naze',
        version,
        description: 'Every error is {"error": "message", "code": "ERROR_CODE"}. Every answer has an x-request-id.',
      },
    },
    transform: jsonSchemaTransform,
  })
}

export function registerDocs(server: FastifyInstance): void {
  const hidden = { schema: { hide: true } }
  const page = (path: string, type: string, content: (request: FastifyRequest) => string) => {
    server.get(path, hidden, async (request, reply) => reply.type(`${type}; charset=utf-8`).send(content(request)))
    refuseOtherMethods(server, path, ['GET', 'HEAD'])
  }
  page('/api/openapi.json', 'application/json', () => JSON.stringify(server.swagger()))
  page('/api/docs', 'text/html', (request) => docsPage(JSON.parse(JSON.stringify(server.swagger())), wishOf(request)))
  page('/api/page.css', 'text/css', () => PAGE_STYLE)
}

const LONGEST_QUERY = 200

/** The language a reader asked for, else the one their browser prefers. */
function wishOf({ query, headers }: FastifyRequest): DocsWish {
  const { lang, q } = Object(query) as Record<string, unknown>
  const prefers = /^\s*ja\b/iu.test(headers['accept-language'] ?? '') ? 'ja' : 'en'
  return {
    language: lang === 'ja' || lang === 'en' ? lang : prefers,
    query: typeof q === 'string' ? q.slice(0, LONGEST_QUERY).trim() : '',
  }
}

/** For the few pages the server writes itself; the web app brings its own. */
const PAGE_STYLE = `:root { color-scheme: light dark; --ground: #fbfaf7; --ink: #1f2328; --second: #5c6470; --line: #e6e2da; --accent: #2f4b8f }
@media (prefers-color-scheme: dark) { :root { --ground: #14161a; --ink: #e8e6e1; --second: #a4abb6; --line: #2c3038; --accent: #8fa8e8 } }
body { margin: 0 auto; max-width: 76ch; padding: 32px 20px 96px; background: var(--ground); color: var(--ink); font: 16px/1.7 system-ui, sans-serif }
h1, h2, h3 { font-size: 1.25rem; line-height: 1.4; margin: 0 }
h2 { margin-top: 48px }
section { border-top: 1px solid var(--line); padding: 20px 0 }
h3 { font-size: 1rem }
code { font: 0.875rem/1.6 ui-monospace, monospace }
.method { color: var(--accent); font-weight: 600 }
.second { color: var(--second) }
p { margin: 4px 0 }
table { border-collapse: collapse; width: 100%; margin: 12px 0; font-size: 0.875rem }
caption { text-align: left; color: var(--second) }
th, td { text-align: left; vertical-align: top; padding: 4px 16px 4px 0; border-top: 1px solid var(--line); font-weight: normal; overflow-wrap: anywhere }
a { color: var(--accent) }
form { margin: 16px 0 }
input, button { font: inherit; min-height: 36px; padding: 0 12px; border: 1px solid var(--second); border-radius: 8px; background: transparent; color: inherit }
nav ul { list-style: none; padding: 0; margin: 4px 0 }
nav ul ul { padding-left: 16px }
nav li a { display: inline-block; min-height: 24px }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
:lang(ja) { word-break: auto-phrase; line-break: strict }
`
