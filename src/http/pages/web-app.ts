import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NazeError } from '#kernel/errors.ts'
import { htmlPage } from './html-page.ts'

const MISSING = htmlPage({
  language: 'en',
  title: 'naze',
  body:
    '<h1>The web app is not built yet</h1>' +
    '<p>Stop the server and run <code>npm start</code>, which builds it. The <a href="/api/docs">API</a> works meanwhile.</p>' +
    '<p lang="ja">画面がまだ作られていません。サーバーを止めて <code>npm start</code> を実行すると作られます。' +
    '<a href="/api/docs">API</a> はこのまま使えます。</p>',
})

/** What programs ask for, and no page. */
export function isApi(url: string): boolean {
  return /^\/(?:api|mcp)(?:[/?#]|$)/.test(url)
}

function isLink(url: string): boolean {
  return /^\/i(?:[/?#]|$)/.test(url)
}

export function wantsPage(request: FastifyRequest): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD'
  const accepts = (request.headers.accept ?? '').includes('text/html')
  return reads && accepts && !isApi(request.url) && isPageAddress(request.url)
}

/** No page is called like a file or has a written-out dot or slash in its address: who asks for one is looking for files. */
function isPageAddress(url: string): boolean {
  const path = url.replace(/[?#].*$/s, '')
  return !/\/\.|\.\w+$|\\|\/\/|%(?:2e|2f|5c|25|00)/i.test(path)
}

/** Files named by their content never change; anything else is asked about again each time. */
export function setCaching(reply: FastifyReply, path: string): void {
  const hashed = /[/\\]assets[/\\]/.test(path)
  reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

/** Serves the built app: the page behind a share link, and for every other address outside /api the researcher's. */
export async function installWebApp(server: FastifyInstance, webFolder: string | null): Promise<void> {
  const folder = webFolder !== null && existsSync(join(webFolder, 'index.html')) ? webFolder : undefined
  if (folder !== undefined)
    await server.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      setHeaders: setCaching,
      // One route a file: whatever else is asked for, under whatever spelling, never reaches the disk.
      wildcard: false,
    })
  server.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw new NazeError('NOT_FOUND', 'There is nothing at this address.')
    if (folder !== undefined) return reply.sendFile(isLink(request.url) ? 'participant.html' : 'index.html')
    return reply.code(503).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(MISSING)
  })
}
