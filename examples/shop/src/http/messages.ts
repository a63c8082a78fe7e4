export interface Request {
  body: Record<string, string>
  query: Record<string, string>
  sessionId?: string
}

export interface Response {
  status: number
  body: unknown
  setCookie?: string
}
