import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

const DAY = 86_400
const BEGAN = 1_700_000_000

/** A repository of git in a folder of its own, whose commits are a day apart. Gone with the test. */
export class GitRepository {
  readonly folder = mkdtempSync(join(tmpdir(), 'naze-git-'))
  #days = 0

  constructor() {
    onTestFinished(() => rmSync(this.folder, { recursive: true, force: true }))
    this.git('init', '--quiet', '--initial-branch=main')
  }

  git(...args: string[]): string {
    const when = `${BEGAN + this.#days * DAY} +0000`
    const who = {
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@b.test',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@b.test',
    }
    const env = {
      ...process.env,
      ...who,
      GIT_AUTHOR_DATE: when,
      GIT_COMMITTER_DATE: when,
      GIT_CONFIG_GLOBAL: '/dev/null',
    }
    return execFileSync('git', ['-C', this.folder, ...args], {
      encoding: 'utf8',
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  }

  /** Writes these files and commits everything; answers the commit. */
  commit(subject: string, files: Readonly<Record<string, string>> = {}): string {
    this.#days++
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true })
      writeFileSync(join(this.folder, path), text)
    }
    this.git('add', '--all')
    this.git('commit', '--quiet', '--allow-empty', '-m', subject)
    return this.git('rev-parse', 'HEAD')
  }

  move(from: string, to: string): void {
    mkdirSync(dirname(join(this.folder, to)), { recursive: true })
    renameSync(join(this.folder, from), join(this.folder, to))
  }
}
