/** Documents of a folder are named from the folder on: a report must not tell where on a machine it lies. */
export const LOCAL_SCHEME = 'local:'
export const isLocal = (url: string): boolean => url.startsWith(LOCAL_SCHEME)
