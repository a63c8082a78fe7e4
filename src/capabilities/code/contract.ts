/** What crosses a surface, by what it is about. */
export * from './contract/frame.ts'
export * from './contract/graph.ts'
export * from './contract/hits.ts'
export * from './contract/lacks.ts'
export * from './contract/live.ts'
export * from './contract/sessions.ts'
export * from './contract/synonyms.ts'
export * from './contract/tools.ts'
