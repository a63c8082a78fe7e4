import type { ChatRequest, Takes } from './step.ts'

/** What providers say with these numbers, unless a step says something else. */
export const SENTENCES: Readonly<Record<number, string>> = {
  401: 'Incorrect API key provided. You can find your API key in your account.',
  402: 'Insufficient credits: this account has no balance left.',
  403: 'Your account is not allowed to use this.',
  404: 'The model does not exist or you do not have access to it.',
  429: 'Rate limit reached: too many requests.',
  500: 'The server had an error while processing your request.',
  503: 'The engine is currently overloaded.',
}

/** How it was asked is refused, in the words of servers that do; undefined when all of it is taken. */
export function notTaken(body: ChatRequest, takes: Takes | undefined): string | undefined {
  if (takes === undefined) return undefined
  const format = body.response_format?.type ?? 'text'
  if (takes.formats !== undefined && format !== 'text' && !takes.formats.some((taken) => taken === format))
    return `Invalid parameter: 'response_format' of type '${format}' is not supported with this model.`
  if (takes.limit === 'max_completion_tokens' && body.max_tokens !== undefined)
    return "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
  if (takes.limit === 'max_tokens' && body['max_completion_tokens'] !== undefined)
    return "Unrecognized request argument supplied: 'max_completion_tokens'"
  if (takes.effort === false && body['reasoning_effort'] !== undefined)
    return "Unsupported parameter: 'reasoning_effort' is not supported with this model."
  return undefined
}
