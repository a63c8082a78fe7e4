import type { FastifyInstance } from 'fastify'
import { NazeError } from '#kernel/errors.ts'

/** Only JSON in UTF-8 is read; no body is the same as `{}`. Broken bytes are refused, never replaced. */
export function installJsonBody(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string
    try {
      text = typeof body === 'string' ? body : decoder.decode(body)
    } catch {
      done(new NazeError('INVALID_INPUT', 'The body is not UTF-8.'))
      return
    }
    if (text.trim() === '') {
      done(null, {})
      return
    }
    parseJson(request, text, (error, value) => {
      // Fastify says null for "no body" too; sent as a value it is refused here, where the two can be told apart.
      if (error || value === null) done(new NazeError('INVALID_INPUT', 'The body is not a JSON object.'))
      else done(null, value)
    })
  })
}
