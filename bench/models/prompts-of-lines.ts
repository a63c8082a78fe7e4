// node bench/models/prompts-of-lines.ts <lines.jsonl> <folder>: the text a model would be sent for each situation, one file each.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vectorTable } from '../../src/text/vectors/load.ts'
import { ModelHouse } from './house.ts'
import { GIVEN_ASKS } from './lines/asks.ts'
import { readLines } from './lines/line.ts'

const [file, folder] = process.argv.slice(2)
if (file === undefined || folder === undefined) throw new Error('usage: prompts-of-lines.ts <lines.jsonl> <folder>')
mkdirSync(folder, { recursive: true })
await vectorTable()
const house = new ModelHouse()
for (const [n, { ask, language, situation }] of readLines(file).entries()) {
  const given = GIVEN_ASKS.find((each) => each.ask === ask)
  if (given === undefined) throw new Error(`there is no ask called ${ask}`)
  const { request } = await given.judge(house, { language, ...situation }, '')
  const messages = request?.messages.map(({ role, content }) => `--- ${role} ---\n${content}`) ?? []
  const name = `${String(n + 1).padStart(3, '0')}-${ask}-${language}.txt`
  writeFileSync(join(folder, name), [`--- system ---\n${request?.system}`, ...messages, ''].join('\n\n'))
}
await house.close()
