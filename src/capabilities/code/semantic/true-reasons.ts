import type { ToolName } from '../contract.ts'
import { isDocument } from '../files/documents.ts'
import type { CallRow } from '../rows/calls.ts'
import { type Loaded, slotValue } from '../sessions/loaded.ts'
import { isRelated, readTerm } from '../synonyms/relation.ts'
import { isComment } from '../understanding/lines/places.ts'
import { complaintConcepts } from '../understanding/issue/issue-signs.ts'
import { namedConcepts, requestConcepts } from '../understanding/ties/request-concepts.ts'

export type SemanticReason =
  | 'no_definition_found'
  | 'architecture_unknown'
  | 'no_similar_implementation'
  | 'context_fragmented'

const STRUCTURE: ReadonlySet<ToolName> = new Set(['analyze_structure', 'get_symbols', 'repo_map'])

/** A reason to guess is held against what the calls of the session have shown: said alone it is none. */
export async function isTrueReason(loaded: Loaded, reason: SemanticReason): Promise<boolean> {
  switch (reason) {
    case 'no_definition_found':
      return (await wasAsked(loaded)) && !(await isDefined(loaded))
    case 'architecture_unknown':
      return !(await isDefined(loaded)) || !(await isStructureShown(loaded))
    case 'no_similar_implementation':
      return !ownCalls(loaded).some((call) => linesIn(call).some(({ text }) => bearsComplaint(loaded, text)))
    case 'context_fragmented':
      return filesOfRequest(loaded).size > 1
  }
}

const ownCalls = ({ calls }: Loaded): CallRow[] => calls.filter(({ by }) => by === 'agent')

function targetTerm(loaded: Loaded) {
  return readTerm(slotValue(loaded, 'target_feature') ?? loaded.session.query, loaded.thesaurus)
}

/** Whether find_definitions was asked for what the request is about at all. */
async function wasAsked(loaded: Loaded): Promise<boolean> {
  const term = readTerm(loaded.session.query, loaded.thesaurus)
  for (const { tool, params } of ownCalls(loaded))
    if (tool === 'find_definitions' && (await isRelated(term, String(params['name'] ?? '')))) return true
  return false
}

/** Whether find_definitions has found what the request is about. */
async function isDefined(loaded: Loaded): Promise<boolean> {
  const term = targetTerm(loaded)
  for (const { tool, result } of ownCalls(loaded))
    if (tool === 'find_definitions')
      for (const { symbol } of result.hits) if (symbol !== undefined && (await isRelated(term, symbol))) return true
  return false
}

async function isStructureShown(loaded: Loaded): Promise<boolean> {
  const term = targetTerm(loaded)
  for (const { tool, result } of ownCalls(loaded))
    if (STRUCTURE.has(tool))
      for (const { path, symbol = '' } of result.hits) if (await isRelated(term, `${path} ${symbol}`)) return true
  return false
}

/** What was shown of code, line by line. */
function linesIn({ result }: CallRow): { path: string; text: string }[] {
  return result.hits
    .filter(({ path }) => !isDocument(path))
    .flatMap(({ path, text = '' }) => text.split('\n').map((line) => ({ path, text: line })))
    .filter(({ text }) => !isComment(text))
}

const bearsComplaint = (loaded: Loaded, text: string): boolean =>
  namedConcepts(complaintConcepts(loaded), text).size > 0

/** The files in which something of the request was seen. */
function filesOfRequest(loaded: Loaded): Set<string> {
  const concepts = requestConcepts(loaded)
  const found = ownCalls(loaded).flatMap(({ result }) => result.hits.filter(({ path }) => !isDocument(path)))
  const speaking = found.filter(
    ({ path, symbol = '', text = '' }) => namedConcepts(concepts, `${path} ${symbol} ${text}`).size > 0,
  )
  return new Set(speaking.map(({ path }) => path))
}
