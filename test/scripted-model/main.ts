// node test/scripted-model/main.ts script.json [port]
// The file is { "script": { "<ask>": [step, …] }, "always": { "<ask>": step }, "pace"?, "key"?, "models"? };
// the base address is printed on one line.
import { readFileSync } from 'node:fs'
import { startScriptedModel } from './server.ts'
import { ScriptFileSchema } from './step.ts'

const [file, port = '0'] = process.argv.slice(2)
if (file === undefined || !/^\d{1,5}$/.test(port)) {
  console.error('usage: main.ts script.json [port]')
  process.exit(2)
}
const parsed = ScriptFileSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
if (!parsed.success) {
  console.error(
    `${file}: ${parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
  )
  process.exit(2)
}
const { script, always, ...options } = parsed.data
const server = await startScriptedModel({ port: Number(port), ...options })
for (const [ask, steps] of Object.entries(script)) server.script(ask, ...steps)
for (const [ask, step] of Object.entries(always)) server.always(ask, step)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)))
console.log(server.url)
