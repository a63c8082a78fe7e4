import { addMask } from './commands/mask.ts'
import type { MaskCliDeps } from './deps.ts'
import { newProgram, runProgram } from './program.ts'

/** Masking alone: nothing of the rooms is loaded for one text. */
export function runMaskCli(deps: MaskCliDeps, args: readonly string[]): Promise<number> {
  const program = () => {
    const made = newProgram(deps)
    addMask(made, deps)
    return made
  }
  return runProgram(deps, program, args)
}
