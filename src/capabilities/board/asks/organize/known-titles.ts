import { essence } from '../../proposal-quality/plain-text.ts'

/** 表示ラベルを作る is on the board when 表示ラベル is: the verb adds nothing a person would look for. */
const VERB_END = /(?:を(?:する|作る|書く|決める|進める|済ませる|行う|準備する|用意する)|する|を)$/u
const LEADING_VERB = /^(?:take care of|do|make|write|prepare|get|finish|settle)\s+(?:the |a |an )?/iu

const core = (title: string) => essence(title.replace(VERB_END, '').replace(LEADING_VERB, ''))

/** What is on the board already, in the same words or with another verb. */
export class KnownTitles {
  readonly #whole: ReadonlySet<string>
  readonly #cores: ReadonlySet<string>

  constructor(titles: readonly string[]) {
    this.#whole = new Set(titles.map(essence))
    this.#cores = new Set(titles.map(core))
  }

  has(title: string): boolean {
    return this.#whole.has(essence(title)) || this.#cores.has(core(title))
  }
}
