import { useEffect } from 'react'

/** Stands in for the package of the same name (see vite.config.ts): an adopted stylesheet needs no `unsafe-inline`. */
export function stylesheetSingleton() {
  const sheet = new CSSStyleSheet()
  let users = 0
  return {
    add(css: string) {
      if (users === 0) {
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
      }
      users += 1
    },
    remove() {
      users -= 1
      if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton()
  return function useStyle(styles: string, dynamic?: boolean) {
    useEffect(() => {
      sheet.add(styles)
      return () => sheet.remove()
    }, [dynamic ? styles : ''])
  }
}

export function styleSingleton() {
  const useStyle = styleHookSingleton()
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic)
    return null
  }
}
