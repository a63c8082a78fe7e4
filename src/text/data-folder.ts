import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TextError } from './errors.ts'

/** The package's `data/NAME`, whether this code runs from src or, compiled, from lib. */
export function dataFolder(name: 'board' | 'conflicts' | 'listening' | 'names' | 'vectors' | 'wordnet'): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return join(folder, 'data', name)
    if (folder === dirname(folder)) throw new TextError('INTERNAL', `data/${name}: no package.json above this file`)
  }
}
