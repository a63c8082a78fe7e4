import type { Outline } from '../outline.ts'
import { outlineHtml } from './html.ts'
import { outlineJson } from './json.ts'
import { outlineLua } from './lua.ts'
import { outlineMarkdown } from './markdown.ts'
import { outlinePython } from './python.ts'
import { outlineYaml } from './yaml.ts'
import { outlineScript } from '../script/outline-script.ts'

/** Languages that are read without a grammar, by id. */
export const OWN_OUTLINES: Readonly<Record<string, (text: string) => Outline>> = {
  typescript: (text) => outlineScript(text, false),
  tsx: (text) => outlineScript(text, true),
  javascript: (text) => outlineScript(text, true),
  python: outlinePython,
  html: outlineHtml,
  json: outlineJson,
  lua: outlineLua,
  markdown: outlineMarkdown,
  yaml: outlineYaml,
}
