/** 利用者に見せてよいエラー。status はそのまま HTTP の状態になる。 */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export class ValidationError extends HttpError {
  constructor(field: string, message: string) {
    super(422, `${field}: ${message}`)
  }
}
