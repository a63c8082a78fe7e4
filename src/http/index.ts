export { closeGracefully } from './close-gracefully.ts'
export { listen } from './listen.ts'
export type { HttpOptions } from './options.ts'
export { makeHttpServer } from './server.ts'
