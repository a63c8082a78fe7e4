/**
 * How a naze process is started so that it keeps little memory while it rests: a smaller young generation, and two arenas for
 * all threads together instead of eight a core. `npm run bench -- crowd` measures it, and that turns do not pay for it.
 */
export const leanArguments = ['--max-semi-space-size=16']

/** What the person set themself wins. */
export const leanEnvironment = { MALLOC_ARENA_MAX: '2' }
