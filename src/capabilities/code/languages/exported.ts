import { isScript } from './language.ts'
import type { OutlineSymbol } from './outline.ts'

/** Whether others may use it, by the custom of its language. */
export function isExported({ name, kind, container, signature }: OutlineSymbol, language: string): boolean {
  if (isScript(language)) return /^export\b/.test(signature) || /^(?:module\.)?exports\b/.test(signature)
  switch (language) {
    case 'python':
      return container === '' && !name.startsWith('_')
    case 'go':
      return /^\p{Lu}/u.test(name) && kind !== 'property'
    case 'rust':
      return /^pub\b/.test(signature)
    case 'java':
    case 'csharp':
    case 'php':
      return /\bpublic\b/.test(signature)
    default:
      return container === '' && !name.startsWith('_')
  }
}
