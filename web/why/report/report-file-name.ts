import { shorten } from '../../lib/text/format.ts'

/** A name every file system takes, with the words the session began with. */
export function reportFileName(words: string): string {
  const safe = shorten(words.replaceAll(/[\p{Cc}\\/:*?"<>|.%~]/gu, ' '), 30).replaceAll(' ', '-')
  return `naze-${safe === '' ? 'report' : safe}.md`
}
