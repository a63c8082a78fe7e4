import { useEffect } from 'react'
import { showLanguage } from '../../i18n/index.ts'
import { isLanguage, type Language } from '../../i18n/language.ts'
import { lasting } from '../../lib/browser/storage.ts'

const key = (token: string) => `naze.interview.language.${token}`

/** A link speaks the language of its project until the person behind it chooses another for it. */
export function useLinkLanguage(token: string, project: Language | undefined) {
  useEffect(() => {
    const chosen = lasting.read(key(token))
    if (isLanguage(chosen)) void showLanguage(chosen)
    else if (project !== undefined) void showLanguage(project)
  }, [token, project])
}

export function chooseLanguage(token: string, language: Language) {
  lasting.write(key(token), language)
  void showLanguage(language)
}
