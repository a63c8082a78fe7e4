import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { linesOf } from './lines-of.ts'

export interface PatternSearch {
  root: string
  paths: readonly string[]
  pattern: RegExp
  most: number
}

const { root, paths, pattern, most } = workerData as PatternSearch
const hits = []
for (const path of paths) {
  if (hits.length >= most) break
  const text = readOrNothing(join(root, path))
  if (text !== undefined && !text.includes('\0')) hits.push(...linesOf(path, text, pattern, most))
}
parentPort?.postMessage(hits, [])

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
