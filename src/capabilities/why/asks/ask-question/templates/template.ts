import type { Valence } from '../../../reading/valence.ts'

/**
 * A question with slots: {p} the person's phrase, {w} the short name of what they want to make, {x} what they decided to do,
 * {q} an earlier phrase. `fits` limits it to phrases of that colour, or to single words. A template is used at most once a session.
 */
export interface Template {
  text: string
  fits?: readonly (Valence | 'word')[]
  /** Only for what is over: it asks how it went on. */
  past?: true
}

export interface HypothesisTemplate extends Template {
  /** The part of `text` that the person confirms by saying yes; it becomes the label of the insight. */
  claim: string
}

export type Occasion =
  | 'opening'
  | 'attribute'
  | 'consequence'
  | 'value'
  /** The answer is a word or two: too short to be taken up like a sentence. */
  | 'word'
  /** The latest answer gave nothing to hold on to: a yes, a shrug, silence. */
  | 'nothing'
  | 'dunno'
  | 'angry'
  | 'asks-back'
  | 'means-only'
  | 'off-topic'
  | 'resume'

export interface TemplateSet {
  occasions: Readonly<Record<Occasion, readonly Template[]>>
  hypotheses: readonly HypothesisTemplate[]
  /** Openers and cores that combine into a fresh question when a long session has used every template of its kind. */
  spare: { openers: readonly string[]; cores: readonly string[] }
}

export type Slots = Readonly<Partial<Record<'p' | 'w' | 'x' | 'q', string>>>

/** The filled text, or null when a slot is missing. */
export function fill(text: string, slots: Slots): string | null {
  let complete = true
  const filled = text.replace(/\{([pwxq])\}/gu, (_, slot: 'p' | 'w' | 'x' | 'q') => {
    const value = slots[slot]
    if (value === undefined) complete = false
    return value ?? ''
  })
  return complete ? filled : null
}

export function needs(template: Template, slot: 'p' | 'w' | 'x' | 'q'): boolean {
  return template.text.includes(`{${slot}}`)
}

const shapes = new Map<string, RegExp>()

function shapeOf(text: string): RegExp {
  let shape = shapes.get(text)
  if (shape === undefined) {
    const escaped = text.replace(/[.*+?^$()|[\]\\]/gu, '\\$&').replace(/\{[pwxq]\}/gu, '(.+?)')
    shape = new RegExp(`^${escaped}$`, 'su')
    shapes.set(text, shape)
  }
  return shape
}

/** Whether a question was made from this template, whatever stood in its slots. */
export function isMadeFrom(question: string, text: string): boolean {
  return shapeOf(text).test(question)
}

/** What stood in the slots of the template a question was made from; null when it was not. */
export function slotsIn(question: string, text: string): Slots | null {
  const found = shapeOf(text).exec(question)
  const names = text.matchAll(/\{([pwxq])\}/gu)
  return found === null ? null : Object.fromEntries(Array.from(names, (name, i) => [name[1], found[i + 1]]))
}
