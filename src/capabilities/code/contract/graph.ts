import { z } from 'zod'

/** Neighbours a picture holds on each side before it stops being one. */
export const GRAPH_SHOWN = 12
export const GRAPH_MOST = 500

export const GraphInput = z.strictObject({
  root: z.string().min(1).max(1_000).optional().describe('folder of the code; the usual one when left out'),
  session_id: z.uuid().optional().describe('its folder is meant, and what its evidence shows is marked'),
  path: z
    .string()
    .max(1_000)
    .default('')
    .describe('a file or a folder; `.` is the whole, empty too unless a session is given: then the files it rests on'),
  symbol: z.string().min(1).max(300).optional().describe('a name, or Container.name'),
  line: z.coerce.number().int().min(1).optional().describe('of its definition, where several share the name'),
  limit: z.coerce.number().int().min(1).max(GRAPH_MOST).default(GRAPH_SHOWN).describe('nodes of each list'),
})

const Spot = z.object({
  kind: z.enum(['folder', 'file', 'symbol']),
  path: z.string().describe('relative to the root, with /; empty for the whole'),
  symbol: z.string().optional().describe('with what holds it: Container.name'),
  line: z.int().optional().describe('of the definition'),
  mark: z.enum(['evidence', 'seen']).optional().describe('a fact of the session rests on it, or a tool has shown it'),
})

const Neighbour = Spot.extend({
  how: z.enum(['import', 'call', 'use']),
  names: z.array(z.string()).describe('what is taken, the first ones'),
  count: z.int().describe('imports between the two, or places of use'),
  confidence: z.number().min(0).max(1).describe('below 1 where it is told by rules'),
})
const Side = z.object({ nodes: z.array(Neighbour), total: z.int() })

/** One thing of the code and what lies next to it: never all of a repository at once. */
export const GraphOutput = z.object({
  root: z.string(),
  complete: z.boolean(),
  reasons: z.array(z.string()).describe('why something may be missing; empty when complete'),
  focus: Spot.extend({
    kind: z.enum(['session', 'folder', 'file', 'symbol']),
    files: z.int().describe('how many it holds'),
    language: z.string().optional(),
    text: z.string().optional().describe('the signature of a symbol'),
  }),
  used_by: Side.describe('who imports it, or uses the symbol'),
  uses: Side.describe('what it imports, or what the symbol calls'),
  inside: z
    .object({
      nodes: z.array(Spot.extend({ uses: z.int(), used_by: z.int() })),
      total: z.int(),
      edges: z.array(z.object({ from: z.int(), to: z.int(), count: z.int() })).describe('imports among these nodes'),
    })
    .describe('folders and files, the symbols of a file, or the definitions that share a name'),
  outside: z.object({ names: z.array(z.object({ name: z.string(), count: z.int() })), total: z.int() }),
})

export type GraphRequest = z.output<typeof GraphInput>
export type GraphView = z.output<typeof GraphOutput>
export type GraphSpot = z.output<typeof Spot>
export type GraphNeighbour = z.output<typeof Neighbour>
