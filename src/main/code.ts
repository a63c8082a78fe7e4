import { CodeIndexes, Roots } from '#capabilities/code/index.ts'
import { type Config, isLoopback } from './config.ts'

/** Which code can be looked into, and with what. */
export function codeParts(config: Config, { codeRoot, watch }: { codeRoot: string | null; watch: boolean }) {
  const opened = [...(codeRoot === null ? [] : [codeRoot]), ...config.codeRoots]
  return {
    facts: new CodeIndexes({ home: config.home, watch }),
    roots: new Roots({ opened, isLocalOnly: isLoopback(config.host) }),
  }
}
