import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NazeError } from '#kernel/errors.ts'
import { repeatedKey } from '#text/repeated-key.ts'
import { refused } from '../answers/wire-refusals.ts'

const DEEPEST = 64

/** Whether brackets are nested deeper than anything naze asks for; told from the text, before it is made into values. */
function isTooDeep(json: string): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (character === '"') at = endOfString(json, at)
    else if (character === '{' || character === '[') {
      if (++depth > DEEPEST) return true
    } else if (character === '}' || character === ']') depth--
  }
  return false
}

function endOfString(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at++) {
    if (json[at] === '\\') at++
    else if (json[at] === '"') return at
  }
  return json.length
}

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i

/** Only JSON in UTF-8 is read; no body is the same as `{}`. Broken bytes are refused, never replaced. */
export function installJsonBody(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isEncoded(request)) {
      done(refused('not-json'))
      return
    }
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
    if (isTooDeep(text)) {
      done(new NazeError('INVALID_INPUT', 'The body is nested too deeply.'))
      return
    }
    const twice = repeatedKey(text)
    if (twice !== undefined) {
      done(new NazeError('INVALID_INPUT', `The body gives the key "${twice.slice(0, 80)}" twice.`))
      return
    }
    parseJson(request, text, (error, value) => {
      // Fastify says null for "no body" too; sent as a value it is refused here, where the two can be told apart.
      if (error || value === null) done(new NazeError('INVALID_INPUT', 'The body is not a JSON object.'))
      else done(null, value)
    })
  })
}

/** Compressed, or in another character set: read as it is, it would be something else than what was meant. */
function isEncoded({ headers }: FastifyRequest): boolean {
  const compression = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? 'utf-8'
  return compression !== 'identity' || !['utf-8', 'utf8', 'us-ascii'].includes(charset)
}
