// Runs before the first paint so that neither theme nor language flashes. The keys are those of lib/theme.ts and i18n/language.ts.
;(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const theme = read('naze.theme')
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const language = read('naze.language')
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  document.documentElement.lang =
    language === 'ja' || language === 'en' ? language : navigator.language.startsWith('ja') ? 'ja' : 'en'
})()
