import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startScriptedModel } from '../../test/scripted-model/index.ts'
import { startNaze } from '../../test/support/surfaces/naze-process.ts'
import { writeResult } from '../write-result.ts'
import { firstWords } from './first-words.ts'
import { round } from './pace.ts'
import { whyTurns } from './why-turns.ts'

/**
 * What a person waits for with models of everyday speed: turns of why, and the first words of an interview's reply. The
 * model is scripted and gives a good answer at the pace of a real one, token by token.
 */
const PACES = [
  { firstTokenMs: 1_200, tokensPerSecond: 40 },
  { firstTokenMs: 3_000, tokensPerSecond: 25 },
] as const

const model = await startScriptedModel()
const home = await mkdtemp(join(tmpdir(), 'naze-bench-models-'))
const naze = await startNaze({
  NAZE_HOME: home,
  NAZE_MODEL: 'compatible:scripted',
  NAZE_MODEL_URL: model.url,
  NAZE_MODEL_INTERVIEW_FIND_THEMES: 'built-in',
})
try {
  const figures: object[] = []
  for (const pace of PACES) {
    model.reset()
    model.pace(pace)
    const why = await whyTurns(naze.url, model)
    const interview = await firstWords(naze.url, model, pace)
    // Others at work on the machine are in every figure: how many were is said beside them.
    figures.push({ ...pace, 'load of the machine': round(loadavg()[0] ?? Number.NaN), why, interview })
  }
  console.dir(figures, { depth: 4 })
  writeResult('models', { store: 'pglite', figures })
} finally {
  await naze.stop()
  await model.close()
  rmSync(home, { recursive: true, force: true })
}
