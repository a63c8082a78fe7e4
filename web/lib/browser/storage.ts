/** Browser storage that may be refused (private windows, full disks): reading then gives null and writing does nothing. */
export interface Shelf {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
}

function shelf(open: () => Storage): Shelf {
  const attempt = <T>(work: (storage: Storage) => T): T | null => {
    try {
      return work(open())
    } catch {
      return null
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    write: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    remove: (key) => void attempt((storage) => storage.removeItem(key)),
  }
}

/** Stays with the browser. */
export const lasting = shelf(() => localStorage)
/** Stays with the tab, so that two tabs never mix what is written in them. */
export const passing = shelf(() => sessionStorage)

export function readJson(from: Shelf, key: string): unknown {
  const text = from.read(key)
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
