export type { DoorOptions } from './door-options.ts'
export { makeDoorServer } from './door-server.ts'
