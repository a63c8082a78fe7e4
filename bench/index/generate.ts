import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One in so many files is of this language. */
const SHARES = { ts: 4, py: 3, go: 2, java: 1 } as const
const MODULES_IN_FOLDER = 25

/**
 * A repository of so many source files: four languages, folders of 25 files, every file uses some others, names that are shared by many
 * and names that only one has. The same every time.
 */
export function generateRepository(root: string, files: number): void {
  const kinds = Object.entries(SHARES).flatMap(([kind, share]) => Array.from({ length: share }, () => kind))
  for (let n = 0; n < files; n++) {
    const kind = kinds[n % kinds.length] ?? 'ts'
    const used = [7, 31, 113]
      .map((step) => (n * step + step * kinds.length) % files)
      .map((each) => each - (each % kinds.length) + (n % kinds.length))
      .filter((each) => each < files && each !== n)
    write(join(root, pathOf(n, kind)), textOf(n, kind, used))
  }
  write(join(root, 'package.json'), '{"name":"generated","private":true}\n')
  write(join(root, 'go.mod'), 'module example.com/generated\n')
}

function pathOf(n: number, kind: string): string {
  const folder = Math.floor(n / MODULES_IN_FOLDER)
  const name = kind === 'java' ? `Part${n}` : `part${n}`
  return `${kind}/area${folder % 20}/group${folder}/${name}.${kind}`
}

function textOf(n: number, kind: string, used: readonly number[]): string {
  const steps = Array.from({ length: 6 }, (_, at) => at)
  if (kind === 'ts') {
    const own = pathOf(n, kind)
    const up = '../'.repeat(own.split('/').length - 1)
    const imports = used.map((each) => `import { part${each} } from '${up}${pathOf(each, kind).replace(/\.ts$/, '')}'`)
    const body = steps.map(
      (at) => `  /** Step ${at} of part ${n}. */\n  step${at}(value: number): number {\n    return value + ${at}\n  }`,
    )
    const calls = used.map((each) => `part${each}(value)`).join(' + ')
    return `${imports.join('\n')}\n\nexport class Part${n} {\n${body.join('\n\n')}\n}\n\n/** Part ${n} of the whole. */\nexport function part${n}(value: number): number {\n  return new Part${n}().step1(value)${calls === '' ? '' : ` + ${calls}`}\n}\n`
  }
  if (kind === 'py') {
    const imports = used.map(
      (each) => `from ${pathOf(each, kind).replace(/\.py$/, '').replaceAll('/', '.')} import part${each}`,
    )
    const body = steps.map(
      (at) => `    def step${at}(self, value):\n        """Step ${at} of part ${n}."""\n        return value + ${at}`,
    )
    return `${imports.join('\n')}\n\n\nclass Part${n}:\n${body.join('\n\n')}\n\n\ndef part${n}(value):\n    return Part${n}().step1(value) + ${used.map((each) => `part${each}(value)`).join(' + ') || '0'}\n`
  }
  if (kind === 'go') {
    const group = Math.floor(n / MODULES_IN_FOLDER)
    const body = steps.map(
      (at) => `// Step${at} of part ${n}.\nfunc (p *Part${n}) Step${at}(value int) int {\n\treturn value + ${at}\n}`,
    )
    return `package group${group}\n\ntype Part${n} struct{}\n\n${body.join('\n\n')}\n\nfunc Part${n}Of(value int) int {\n\treturn (&Part${n}{}).Step1(value)\n}\n`
  }
  const body = steps.map(
    (at) => `  /** Step ${at} of part ${n}. */\n  public int step${at}(int value) {\n    return value + ${at};\n  }`,
  )
  return `package area.group${Math.floor(n / MODULES_IN_FOLDER)};\n\npublic class Part${n} {\n${body.join('\n\n')}\n\n  public static int part${n}(int value) {\n    return new Part${n}().step1(value);\n  }\n}\n`
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
