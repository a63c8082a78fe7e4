/** What crosses a surface, by what it is about. */
export * from './contract/engine.ts'
export * from './contract/pages.ts'
export * from './contract/runs.ts'
export * from './contract/transparency.ts'
