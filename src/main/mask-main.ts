import { makeMaskingVerbs } from '#capabilities/masking/index.ts'
import { runMaskCli } from '#cli/mask-cli.ts'
import { configOrSaid } from './config-or-said.ts'
import { streams } from './streams.ts'
import { version } from './version.ts'

/** `naze mask`: it needs no store and no room. */
export async function maskMain(args: readonly string[]): Promise<number> {
  if (configOrSaid() === null) return 2
  return runMaskCli({ version, masking: makeMaskingVerbs(), ...streams() }, args)
}
