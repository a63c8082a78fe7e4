/** What the server says is wrong, and where in what was sent. */
export interface Issue {
  path: string
  message: string
}

/** What every failed call becomes: a code the copy is looked up by, never a status or a stack in front of a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly status: number
  readonly issues: readonly Issue[]
  /** Seconds after which the server asks to come back; null when it does not say. */
  readonly retryAfter: number | null

  constructor(
    code: string,
    message: string,
    status: number,
    issues: readonly Issue[] = [],
    retryAfter: number | null = null,
  ) {
    super(message)
    this.code = code
    this.status = status
    this.issues = issues
    this.retryAfter = retryAfter
  }
}

interface CallOptions {
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

async function codeOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  if (typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string') {
    const message = 'error' in body && typeof body.error === 'string' ? body.error : body.code
    const issues = 'issues' in body ? issuesIn(body.issues) : []
    return new ApiError(body.code, message, response.status, issues, retryAfterOf(response))
  }
  return new ApiError('INTERNAL', `HTTP ${response.status}`, response.status)
}

function retryAfterOf({ headers }: Response): number | null {
  const seconds = headers.get('retry-after') ?? ''
  return /^\d+$/.test(seconds) ? Number(seconds) : null
}

function issuesIn(value: unknown): Issue[] {
  if (!Array.isArray(value)) return []
  return value.filter((issue: unknown): issue is Issue => {
    if (typeof issue !== 'object' || issue === null || !('path' in issue && 'message' in issue)) return false
    return typeof issue.path === 'string' && typeof issue.message === 'string'
  })
}

async function call<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, options: CallOptions): Promise<T> {
  const init: RequestInit = {
    method,
    headers: { accept: 'application/json', 'x-naze-client': 'web', ...options.headers },
  }
  if (options.signal !== undefined) init.signal = options.signal
  if (options.body !== undefined) {
    init.body = JSON.stringify(options.body)
    init.headers = { ...init.headers, 'content-type': 'application/json' }
  }
  let response: Response
  try {
    response = await fetch(`/api${path}`, init)
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError('OFFLINE', 'the server did not answer', 0)
  }
  if (!response.ok) throw await codeOf(response)
  try {
    return (await response.json()) as T
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError('OFFLINE', 'the answer broke off', response.status)
  }
}

export function get<T>(path: string, options: CallOptions = {}): Promise<T> {
  return call<T>('GET', path, options)
}

export function post<T>(path: string, options: CallOptions = {}): Promise<T> {
  return call<T>('POST', path, options)
}

export function patch<T>(path: string, options: CallOptions = {}): Promise<T> {
  return call<T>('PATCH', path, options)
}

export function erase<T>(path: string, options: CallOptions = {}): Promise<T> {
  return call<T>('DELETE', path, options)
}

export function codeFrom(error: unknown): string {
  return error instanceof ApiError ? error.code : 'INTERNAL'
}
