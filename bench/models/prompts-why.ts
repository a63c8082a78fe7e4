// node bench/models/prompts-why.ts <folder> [count]: the real prompts of why, one JSON file each, to be answered by hand or by a model.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModelHouse } from './house.ts'

const [folder, count = '1000'] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: prompts-why.ts <folder> [count]')
mkdirSync(folder, { recursive: true })
const house = new ModelHouse()
const all = await house.situations()
for (const [n, situation] of all.slice(0, Number(count)).entries()) {
  const { request } = await house.answer(situation, '')
  const id = `${String(n).padStart(3, '0')}-${situation.ask}-${situation.talk.language}`
  const file = {
    id,
    ask: situation.ask,
    language: situation.talk.language,
    system: request?.system,
    prompt: request?.messages.map(({ content }) => content).join('\n\n'),
    schema: request?.schema ?? null,
    situation,
  }
  writeFileSync(join(folder, `${id}.json`), `${JSON.stringify(file, null, 2)}\n`)
}
console.log(`${Math.min(all.length, Number(count))} prompts in ${folder}`)
await house.close()
