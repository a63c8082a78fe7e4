import { parentPort, workerData } from 'node:worker_threads'
import type { FoundFile } from '../files/walk.ts'
import { FileParser } from './parse-file.ts'
import type { ParsedFile } from './parsed-file.ts'

/** Runs in a thread of its own: parsing must not keep a server's other callers waiting. */
export interface ParseTask {
  id: number
  files: KnownFile[]
}
/** With the hash the index has of it: what only looks changed is not parsed again. */
export interface KnownFile extends FoundFile {
  hash?: string
}
export interface ParseDone {
  id: number
  files: ParsedFile[]
  /** Touched, with the same bytes as before. */
  same: FoundFile[]
  /** Asked for, and not there any more. */
  gone: string[]
}
export interface ParserData {
  root: string
  grammarFolder: string
}

if (parentPort === null) throw new Error('this file runs as a worker')
const port = parentPort
const { root, grammarFolder } = workerData as ParserData
const parser = new FileParser(root, grammarFolder)

port.on('message', async ({ id, files }: ParseTask) => {
  const done: ParseDone = { id, files: [], same: [], gone: [] }
  for (const file of files) {
    const parsed = await parser.parse(file)
    if (parsed === undefined) done.gone.push(file.path)
    else if (parsed === 'same') done.same.push(file)
    else done.files.push(parsed)
  }
  port.postMessage(
    done,
    done.files.flatMap(({ words, counts }) => [words.buffer as ArrayBuffer, counts.buffer as ArrayBuffer]),
  )
})
