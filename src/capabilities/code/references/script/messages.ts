/** What crosses to the process of the TypeScript service and back. */
export interface ServiceFile {
  path: string
  version: string
}

export type ServiceQuestion =
  | { kind: 'files'; files: ServiceFile[] }
  | { kind: 'references'; path: string; line: number; column: number; mentioned?: string[] }

export interface ServicePlace {
  path: string
  line: number
  column: number
  isDefinition: boolean
  isImport: boolean
}

/** All the compiler knows of one thing. */
export interface ServiceAnswer {
  places: ServicePlace[]
  /** Places of the name that are asked of something whose type nobody can know. */
  untold: number
  /** Files that give what they export names made up while they run. */
  computed: string[]
}

export interface ServiceSettings {
  root: string
  /** Whether what is installed in `node_modules` is read for its types. */
  installed: boolean
}

export interface Asked {
  id: number
  question: ServiceQuestion
}

export type Answered = { id: number; answer: ServiceAnswer } | { id: number; failed: string }
