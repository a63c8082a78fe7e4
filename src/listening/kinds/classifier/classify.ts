import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#text/index.ts'
import { dataFolder } from '#text/data-folder.ts'
import { TextError } from '#text/errors.ts'
import { type Kind, KINDS, STATEMENT_TYPES, type StatementType } from '../kinds.ts'
import type { Features } from '../../linear/bag.ts'
import { featuresOf } from './features.ts'
import { decodeModels, type KindModels } from './model-file.ts'
import { type KindModel, probabilities } from './softmax.ts'

export interface Classified {
  kind: Kind
  confidence: number
  statement: StatementType
  /** What it is if it is not that. */
  otherwise: { kind: Kind; confidence: number }
}

/** Talks hold more content than the training set; how much more, when nothing was asked that one could agree to. */
const CONTENT = { asked: 1.3, unasked: 4 }

let models: KindModels | undefined

/** What a sentence most likely is, and what it states if it is content. */
export function classify(text: string, language: Language, question: string | undefined): Classified {
  models ??= load()
  const features = featuresOf(text, language, question)
  const prior = question === undefined ? CONTENT.unasked : CONTENT.asked
  const [kind, second] = likeliest(models[language].kinds, features, KINDS, { label: 'content', times: prior })
  const [statement] = likeliest(models[language].statements, features, STATEMENT_TYPES, null)
  return {
    kind: kind.label,
    confidence: kind.probability,
    statement: statement.label,
    otherwise: { kind: second.label, confidence: second.probability },
  }
}

interface Prior<L> {
  label: L
  times: number
}

interface Likely<L> {
  label: L
  probability: number
}

/** The two likeliest labels. */
function likeliest<L extends string>(
  model: KindModel,
  features: Features,
  labels: readonly L[],
  prior: Prior<L> | null,
): [Likely<L>, Likely<L>] {
  const likely = probabilities(model, features).map((p, n) =>
    prior !== null && model.labels[n] === prior.label ? p * prior.times : p,
  )
  const sum = likely.reduce((all, p) => all + p, 0)
  const ranked = Array.from(likely, (p, n) => ({ name: model.labels[n], probability: p / sum }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, 2)
    .map(({ name, probability }) => ({ label: known(name, labels), probability }))
  const [first, second = first] = ranked
  if (first === undefined || second === undefined)
    throw new TextError('INTERNAL', 'the weights of hearing name no label')
  return [first, second]
}

function known<L extends string>(name: string | undefined, labels: readonly L[]): L {
  const label = labels.find((each) => each === name)
  if (label === undefined) throw new TextError('INTERNAL', `the weights of hearing name an unknown label: ${name}`)
  return label
}

/** Read once, when first needed, and kept. */
function load(): KindModels {
  try {
    return decodeModels(readFileSync(join(dataFolder('listening'), 'kinds.bin.gz')))
  } catch (cause) {
    throw new TextError('INTERNAL', 'The weights of hearing are missing or damaged.', cause)
  }
}
