import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Corpora, engineParts, PageFetcher, type RunDeps } from '#capabilities/research/index.ts'
import type { Gate } from '#kernel/gate/index.ts'
import { packageRoot } from '#store/package-root.ts'
import type { Config } from './config.ts'

/** Where research looks, and with what. */
export function researchParts(config: Config, gate: Gate): Pick<RunDeps, 'corpora' | 'checkSearch' | 'makeEngine'> {
  const example = join(packageRoot(), 'examples', 'corpus')
  const fetcher = new PageFetcher({ cacheFolder: join(config.home, 'pages'), allow: config.fetchAllow })
  return {
    corpora: new Corpora({ roots: config.researchCorpora, example: existsSync(example) ? example : null }),
    ...engineParts(gate, { fetcher, searxngUrl: config.searxngUrl }),
  }
}
