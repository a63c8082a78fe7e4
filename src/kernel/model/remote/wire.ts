/** What really happened on the line, noted here because the SDK wraps each failure in its own way. */
export interface Wire {
  status?: number
  contentType?: string
  retryAfterMs?: number
  /** `connect`: no HTTP answer came. `body`: it came and broke off. */
  broke?: 'connect' | 'body'
  /** The system's word for it, such as ECONNREFUSED. */
  code?: string
}

export interface WireLimits {
  bytes: number
  /** A stream is read line by line, so one endless line would be held in memory whole. */
  lineBytes: number
}

const ERROR_BODY_BYTES = 64 * 1024
const NEWLINE = 10

/** `fetch` that notes what happened, follows no redirect (a key must not travel), and stops reading at the limits. */
export function watchedFetch(wire: Wire, limits: WireLimits, onFlood: () => void): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await globalThis.fetch(input, { ...init, redirect: 'manual' }).catch((error: unknown) => {
      note(wire, 'connect', error)
      throw error
    })
    wire.status = response.status
    wire.contentType = response.headers.get('content-type') ?? ''
    const wait = retryAfterMs(response.headers)
    if (wait !== undefined) wire.retryAfterMs = wait
    if (response.body === null) return response
    const onBreak = (error: unknown) => note(wire, 'body', error)
    const body = response.ok
      ? metered(response.body, limits, onFlood, onBreak)
      : metered(response.body, { bytes: ERROR_BODY_BYTES, lineBytes: ERROR_BODY_BYTES }, 'cut', onBreak)
    const { status, statusText, headers } = response
    return new Response(body, { status, statusText, headers })
  }
}

function metered(
  source: ReadableStream<Uint8Array<ArrayBuffer>>,
  limits: WireLimits,
  onFlood: (() => void) | 'cut',
  onBreak: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = source.getReader()
  const count = lineCounter()
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) return controller.close()
          const { bytes, line } = count(value)
          if (bytes <= limits.bytes && line <= limits.lineBytes) return controller.enqueue(value)
          reader.cancel().catch(() => undefined)
          if (onFlood === 'cut') return controller.close()
          onFlood()
          controller.error(new Error('answer too large'))
        } catch (error) {
          onBreak(error)
          controller.error(error)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

function lineCounter(): (chunk: Uint8Array) => { bytes: number; line: number } {
  let bytes = 0
  let line = 0
  return (chunk) => {
    bytes += chunk.byteLength
    const last = chunk.lastIndexOf(NEWLINE)
    line = last === -1 ? line + chunk.byteLength : chunk.byteLength - last - 1
    return { bytes, line }
  }
}

function note(wire: Wire, where: 'connect' | 'body', error: unknown): void {
  wire.broke = where
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') wire.code = at.code
  }
}

function retryAfterMs(headers: Headers): number | undefined {
  const exact = Number.parseFloat(headers.get('retry-after-ms') ?? '')
  if (exact >= 0) return exact
  const value = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}
