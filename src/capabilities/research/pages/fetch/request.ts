import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable, Transform } from 'node:stream'
import { callbackify } from 'node:util'
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'
import type { AllowList } from './allow-list.ts'
import { isPublicAddress } from './public-address.ts'
import { Refusal } from './refusal.ts'

/** Finds the addresses of a name; tests have a web of their own. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

export const resolveByDns: Resolve = (hostname) =>
  new Promise((resolve, reject) =>
    systemLookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  )

export interface RequestDeps {
  allow: AllowList
  resolve: Resolve
  userAgent: string
  mostBytes: number
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The addresses of a name, if all of them may be connected to. */
async function checkedAddresses(hostname: string, resolve: Resolve, exempt: boolean): Promise<LookupAddress[]> {
  const found = await resolve(hostname).catch((cause: unknown) => {
    throw new Refusal('name-not-found', `${hostname} was not found`, { cause })
  })
  const bad = exempt ? undefined : found.find(({ address }) => !isPublicAddress(address))
  if (bad) throw new Refusal('address-not-public', `${hostname} is ${bad.address}`)
  if (found.length === 0) throw new Refusal('name-not-found', `${hostname} has no address`)
  return [...found]
}

/** The lookup of one connection. What it hands out is what is connected to: nothing can change in between. */
export function guardedLookup(resolve: Resolve, exempt: boolean): LookupFunction {
  const addresses = callbackify((hostname: string) => checkedAddresses(hostname, resolve, exempt))
  return (hostname, options, callback) =>
    addresses(hostname, (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => {
      const [first] = found ?? []
      if (error !== null || first === undefined) callback(error, '', 4)
      else if (options.all === true) callback(null, found)
      else callback(null, first.address, first.family)
    })
}

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
}

/** Reads a body to its end, and stops reading once it is too large: as sent, and again as unpacked. */
async function readBody(message: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(message.headers['content-length'] ?? 0) > most) throw tooLarge(most)
  const encodings = (message.headers['content-encoding'] ?? '').split(',').map((each) => each.trim().toLowerCase())
  let stream: Readable = message
  for (const encoding of encodings.filter((each) => each !== '' && each !== 'identity').reverse()) {
    const decoder = DECODERS[encoding]?.()
    if (decoder === undefined) throw new Refusal('kind-not-readable', `content-encoding ${encoding} is not known`)
    stream.on('error', (error: Error) => decoder.destroy(error))
    stream = stream.pipe(decoder)
  }
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of stream) {
      size += (chunk as Buffer).length
      if (size > most) throw tooLarge(most)
      chunks.push(chunk as Buffer)
    }
  } finally {
    message.destroy()
    stream.destroy()
  }
  return Buffer.concat(chunks)
}

const tooLarge = (most: number) => new Refusal('too-large', `more than ${most} bytes`)

/** One request, without redirects. The signal ends it at any moment, while connecting as well as while reading. */
export async function requestOnce(
  url: URL,
  headers: Record<string, string>,
  deps: RequestDeps,
  signal: AbortSignal,
): Promise<Answer> {
  const exempt = deps.allow.has(url)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An address in place of a name is never looked up.
  if (isIP(host) !== 0 && !exempt && !isPublicAddress(host)) throw new Refusal('address-not-public', host)
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = send(url, {
      headers: { 'user-agent': deps.userAgent, 'accept-encoding': 'gzip, deflate, br', ...headers },
      lookup: guardedLookup(deps.resolve, exempt),
      // Not shared: a connection is used for the request it was checked for, and for no other.
      agent: false,
      signal,
      maxHeaderSize: 32_768,
    })
    sent.on('socket', (socket) =>
      socket.once('connect', () => {
        const { remoteAddress = '' } = socket
        if (!exempt && !isPublicAddress(remoteAddress))
          sent.destroy(new Refusal('address-not-public', `${url.hostname} is ${remoteAddress}`))
      }),
    )
    sent.once('response', resolve)
    sent.once('error', reject)
    sent.end()
  })
  const { statusCode: status = 0 } = message
  const empty = status === 304 || (status >= 300 && status < 400)
  if (empty) message.destroy()
  return { status, headers: message.headers, body: empty ? Buffer.alloc(0) : await readBody(message, deps.mostBytes) }
}
