import { relative, sep } from 'node:path'
import ts from 'typescript-service'
import { carriedNames } from './carried-names.ts'
import type { ServiceAnswer, ServicePlace } from './messages.ts'
import { isInImport, isJavaScript, isMember, isSeenElsewhere, nodeAt } from './syntax.ts'
import { declarationsOf, lookAtNames } from './untold-places.ts'

/** A thing exported under more names than this is followed no further. */
const MOST_ASKED = 60
const COMPUTED_EXPORT = /\bexports\s*\[\s*(?!['"`\d])|\bdefineProperty\(\s*(?:module\.)?exports\s*,\s*(?!['"`])/

export interface Searched {
  root: string
  service: ts.LanguageService
  program: ts.Program
  /** Files of the repository itself. */
  isOwn(file: string): boolean
}

/** Every place of one thing: what the compiler finds, and where CommonJS carries it on. */
export class ThingSearch {
  readonly #in: Searched
  readonly #checker: ts.TypeChecker
  readonly #start: ts.Node
  readonly #found = new Map<string, ServicePlace>()
  readonly #names = new Set<string>()
  readonly #declarations = new Set<ts.Node>()
  readonly #toAsk: Set<ts.Node>
  readonly #asked = new Set<ts.Node>()

  constructor(searched: Searched, start: ts.Node) {
    this.#in = searched
    this.#checker = searched.program.getTypeChecker()
    this.#start = start
    this.#toAsk = new Set([start])
  }

  run(): ServiceAnswer {
    this.#ask()
    if (!isSeenElsewhere(this.#start)) return { places: [...this.#found.values()], untold: 0, computed: [] }
    let untold = 0
    for (let size = -1; size !== this.#found.size;) {
      size = this.#found.size
      untold = this.#lookFurther()
      this.#ask()
    }
    return { places: [...this.#found.values()], untold, computed: this.#computed() }
  }

  /** A set that grows while it is walked: what was found says what to ask next. */
  #ask(): void {
    for (const node of this.#toAsk) {
      if (this.#asked.has(node)) continue
      this.#asked.add(node)
      if (ts.isIdentifier(node)) this.#names.add(node.text)
      for (const each of declarationsOf(this.#checker, node)) this.#declarations.add(each)
      const found = this.#in.service.findReferences(node.getSourceFile().fileName, node.getStart()) ?? []
      for (const { fileName, textSpan, isDefinition } of found.flatMap(({ references }) => references)) {
        const source = this.#in.isOwn(fileName) ? this.#in.program.getSourceFile(fileName) : undefined
        if (source !== undefined) this.#add(source, textSpan.start, isDefinition === true && node === this.#start)
      }
    }
  }

  #lookFurther(): number {
    const { same, untold } = lookAtNames(
      this.#checker,
      this.#in.program.getSourceFiles().filter(({ fileName }) => this.#in.isOwn(fileName)),
      {
        names: this.#names,
        declarations: this.#declarations,
        isMember: isMember(this.#start),
        isSeen: (node) => this.#found.has(keyOf(node.getSourceFile(), node.getStart())),
      },
    )
    for (const node of same) {
      // From TypeScript to TypeScript the compiler itself has found everything.
      if (!isJavaScript(this.#start) && !isJavaScript(node)) continue
      this.#add(node.getSourceFile(), node.getStart(), false)
      const { parent } = node
      if (ts.isImportSpecifier(parent) || ts.isImportClause(parent) || ts.isBindingElement(parent)) this.#follow(node)
    }
    return untold.length
  }

  #add(source: ts.SourceFile, start: number, isDefinition: boolean): void {
    const key = keyOf(source, start)
    if (this.#found.has(key)) return
    const node = nodeAt(source, start)
    const { line, character } = source.getLineAndCharacterOfPosition(start)
    const path = relative(this.#in.root, source.fileName).split(sep).join('/')
    this.#found.set(key, { path, line: line + 1, column: character, isDefinition, isImport: isInImport(node) })
    for (const next of carriedNames(node)) this.#follow(next)
  }

  #follow(node: ts.Node): void {
    if (this.#toAsk.size < MOST_ASKED) this.#toAsk.add(node)
  }

  /** Files the thing stands in as a definition that make up names of exports while they run. */
  #computed(): string[] {
    const files = new Set([...this.#declarations].map((node) => node.getSourceFile()))
    return [...files]
      .filter((source) => isJavaScript(source) && COMPUTED_EXPORT.test(source.text))
      .map(({ fileName }) => relative(this.#in.root, fileName).split(sep).join('/'))
  }
}

function keyOf({ fileName }: ts.SourceFile, start: number): string {
  return `${start}:${fileName}`
}
