/** What a program can import from the package. Everything else is the product's own business. */
export * from '#capabilities/board/proposal-quality/index.ts'
export { makeContext } from '#kernel/context.ts'
export { ERROR_CODES, isNazeError, NazeError } from '#kernel/errors.ts'
export { detectLanguage, findVerbatim, keywords, sentences } from '#text/index.ts'
export * from '#capabilities/research/engine/index.ts'
