import type { ModelFindings } from './check-model.ts'

/** One line on what to do. The page has the same in both languages, by `trouble`. */
export function adviceFor({ trouble, tokens_per_second: speed }: ModelFindings, model: string, key: string): string {
  const isLocal = /^(?:ollama|lmstudio|llamacpp):/.test(model)
  switch (trouble) {
    case null:
      return 'nothing to do'
    case 'key-missing':
      return `set ${key}, and start naze again`
    case 'key-refused':
      return `check ${key}: the provider refused it`
    case 'no-credit':
      return 'add credit at the provider'
    case 'quota':
      return 'raise the quota at the provider, or wait until it is renewed'
    case 'unknown-model':
      return isLocal ? 'load this model in the server first, or check its name' : 'check the name of the model'
    case 'overloaded':
    case 'server-error':
      return 'the provider is in trouble: try again later; the built-in answers meanwhile'
    case 'away':
      return isLocal
        ? 'start the server of the model on this machine'
        : 'check the address (NAZE_MODEL_URL) and the network'
    case 'too-slow':
      return 'give it more time with NAZE_MODEL_TIMEOUT, or choose a faster model'
    case 'slow':
      return `${speed} tokens a second is slow for a talk: choose a faster model, or keep it for reports`
    case 'no-form':
      return 'it does not keep to a given form: most of its answers will be refused; choose another model'
    default:
      return 'its answers are no answers of this protocol: check the address and the model'
  }
}
