import { existsSync } from 'node:fs'
import { templateFile } from '../../src/store/embedded/template.ts'

if (!existsSync(await templateFile())) {
  process.stderr.write('naze: preparing the first database (once)\n')
  const { prepareTemplate } = await import('#main/prepare-template.ts')
  await prepareTemplate()
}
