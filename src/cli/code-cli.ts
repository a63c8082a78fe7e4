import { addCode } from './commands/code/code.ts'
import type { CodeCliDeps } from './deps.ts'
import { newProgram, runProgram } from './program.ts'

/** The commands about a repository alone: nothing of the other rooms is loaded for them. */
export function runCodeCli(deps: CodeCliDeps, args: readonly string[]): Promise<number> {
  const program = () => {
    const made = newProgram(deps)
    addCode(made, deps)
    return made
  }
  return runProgram(deps, program, args)
}
