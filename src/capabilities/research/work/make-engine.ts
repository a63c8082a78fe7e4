import { storableText } from '#kernel/storable.ts'
import type { Gate } from '#kernel/gate/index.ts'
import { makeGateAnalyst } from '../asks/gate-analyst.ts'
import { makeGateReviewer } from '../asks/gate-reviewer.ts'
import { ModelUse } from '../asks/model-use.ts'
import type { RunDeps } from '../deps.ts'
import { languageOf } from '../engine/config.ts'
import { ConsensusResearchEngine } from '../engine/index.ts'
import type { PageSource } from '../engine/types.ts'
import { makeProvider, type ProviderDeps } from '../sources/make-provider.ts'

/** The real engine over what this installation can search, with its models where it has some. */
export function engineParts(gate: Gate, sources: ProviderDeps): Pick<RunDeps, 'checkSearch' | 'makeEngine'> {
  return {
    checkSearch: (config) => void makeProvider(config, sources),
    async makeEngine(ctx, { runId, config, journal, spent }) {
      const { search, pages } = makeProvider(config.searchConfig, sources)
      const models = new ModelUse(gate, ctx, runId, spent)
      return new ConsensusResearchEngine(config, {
        search,
        pages: storable(pages),
        analyst: makeGateAnalyst(models),
        reviewer: makeGateReviewer(models, languageOf(config)),
        meter: models,
        journal,
        clock: ctx.clock,
      })
    },
  }
}

/** A snapshot is quoted by its offsets: what the store cannot hold is left out before anybody counts. */
export function storable(pages: PageSource): PageSource {
  return {
    async read(result, signal) {
      const page = await pages.read(result, signal)
      if ('refused' in page) return page
      const { url, title, text, published } = page
      return {
        ...page,
        url: storableText(url),
        title: storableText(title),
        text: storableText(text),
        published: storableText(published),
      }
    },
  }
}
