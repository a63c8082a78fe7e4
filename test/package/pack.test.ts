import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

describe('[house.package] the packed product in an empty folder', () => {
  let folder: string
  const naze = () => join(folder, 'node_modules', 'naze', 'bin', 'naze.mjs')

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'naze-package-'))
    await run('npm', ['pack', '--pack-destination', folder], { cwd: root })
    const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? 'none'
    const scripts = { start: 'node node_modules/naze/bin/naze.mjs start --port 0 --json' }
    await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', scripts }))
    await run('npm', ['install', '--no-audit', '--no-fund', join(folder, tarball)], { cwd: folder })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('exports its libraries, with types', async () => {
    const use = `import { findVerbatim, NazeError } from 'naze'
const span: { start: number; end: number } | null = findVerbatim('a b', 'b')
if (span?.start !== 2) throw new NazeError('INTERNAL', 'not found')
console.log('used')
`
    await writeFile(join(folder, 'use.mts'), use)
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', '', 'use.mts']
    await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...options], { cwd: folder })
    const { stdout } = await run(process.execPath, ['use.mts'], { cwd: folder })
    expect(stdout).toContain('used')
  })

  test('[research.run] researches a folder with nothing but the library', async () => {
    await mkdir(join(folder, 'notes'))
    await writeFile(join(folder, 'notes', 'town.md'), '# Harbour line\n\nThe harbour line opened on 1 April 2025.\n')
    await writeFile(join(folder, 'notes', 'blog.md'), '# A ride\n\nThe harbour line opened on 12 May 2025.\n')
    const use = `import { ConsensusResearchEngine, type ConsensusResearchResult, DEFAULT_CONFIG } from 'naze'
const engine = new ConsensusResearchEngine({ ...DEFAULT_CONFIG, searchConfig: { provider: 'local', corpus: 'notes' } })
const result: ConsensusResearchResult = await engine.research('harbour line')
const { findings, conflicts } = result.report
const disputed = findings.filter(({ disputedBy }) => disputedBy !== undefined).length
console.log(JSON.stringify({ findings: findings.length, disputed, conflicts: conflicts.length }))
`
    await writeFile(join(folder, 'research.mts'), use)
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', '', 'research.mts']
    await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...options], { cwd: folder })
    const { stdout } = await run(process.execPath, ['research.mts'], { cwd: folder })
    expect(JSON.parse(stdout)).toEqual({ findings: 1, disputed: 1, conflicts: 1 })
  })

  test('naze --help teaches', async () => {
    const { stdout } = await run(process.execPath, [naze(), '--help'], { cwd: folder })
    expect(stdout).toContain('naze why')
  })

  test('naze start serves health, the web app and a first turn', async () => {
    const child = spawn(process.execPath, [naze(), 'start', '--port', '0', '--json'], {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', NAZE_HOME: join(folder, 'home') },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
      const { url } = JSON.parse(line) as { url: string }
      expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ ok: true, store: 'pglite' })
      expect(await (await fetch(url, { headers: { accept: 'text/html' } })).text()).toContain('<div id="root">')
      const post = async (path: string, body: object) =>
        (
          await fetch(`${url}${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json() as Promise<Record<string, unknown>>
      const { session_id } = await post('/api/session', { language: 'ja' })
      expect(await post('/api/process', { session_id, user_message: '図書館の予約を見やすくしたい' })).toMatchObject({
        phase: 'CONVERSATION',
        turn: 0,
      })
    } finally {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  })

  test('naze backup and naze restore carry it to another folder', async () => {
    const file = join(folder, 'all.naze.gz')
    const nazeIn = (args: string[], home: string) =>
      run(process.execPath, [naze(), ...args], {
        cwd: folder,
        env: { PATH: process.env['PATH'] ?? '', NAZE_HOME: join(folder, home) },
      })
    const made = await nazeIn(['backup', file, '--json'], 'home')
    const restored = await nazeIn(['restore', file, '--json'], 'restored')
    expect(JSON.parse(restored.stdout)).toEqual(JSON.parse(made.stdout))
    expect(JSON.parse(made.stdout).rows['why.messages']).toBe(3)
  })

  test('a stopped npm start leaves no server behind', async () => {
    const npm = spawn('npm', ['start', '--silent'], {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', NAZE_HOME: join(folder, 'npm-home') },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(createInterface({ input: npm.stdout }), 'line')) as [string]
    const { url } = JSON.parse(line) as { url: string }
    const answers = () =>
      fetch(`${url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    expect(await answers()).toBe(true)
    // The server has npm's output in its hands: it is closed only when nobody is left who could write to it.
    const over = once(npm, 'close')
    npm.kill('SIGTERM')
    await over
    expect(await answers()).toBe(false)
  })
})
