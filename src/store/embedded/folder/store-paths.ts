import { join } from 'node:path'

export function storeFolder(home: string): string {
  return join(home, 'store')
}

/** Says how new the store is; written once there is one. */
export function noteFile(home: string): string {
  return join(home, 'store.json')
}

/** Where the server that holds the folder says how it can be asked. */
export function doorFile(folder: string): string {
  return join(folder, 'server.json')
}
