/** What crosses to the thread of the TypeScript service and back. */
export interface ServiceFile {
  path: string
  version: string
}

export type ServiceQuestion =
  | { kind: 'files'; files: ServiceFile[] }
  | { kind: 'references'; path: string; line: number; column: number }

export interface ServicePlace {
  path: string
  line: number
  column: number
  isDefinition: boolean
  isImport: boolean
}

export interface Asked {
  id: number
  question: ServiceQuestion
}

export type Answered = { id: number; places: ServicePlace[] } | { id: number; failed: string }
