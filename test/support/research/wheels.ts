import type { PaperPage } from './paper-corpus.ts'

/** Pages about one subject, each with sentences of its own. */
export function wheelPages(count: number, more: Partial<PaperPage> = {}): PaperPage[] {
  return Array.from({ length: count }, (_, n) => ({
    url: `https://site-${n}.example/`,
    title: `Cargo bicycles ${n}`,
    text: `Cargo bicycles of maker ${NAMES[n % NAMES.length]} carried ${100 + n} kilograms in the trial. The city bought cargo bicycles for depot ${NAMES[(n + 3) % NAMES.length]} in ${2000 + n}.`,
    ...more,
  }))
}

const NAMES = ['Akebono', 'Birkeland', 'Castellani', 'Dufresne', 'Eskildsen', 'Fujimori', 'Grabowski', 'Hashimoto']
