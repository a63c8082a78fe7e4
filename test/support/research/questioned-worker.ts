import { answering } from '../../../src/capabilities/research/pages/thread/answering.ts'

/** Does what it is told, good or bad. */
answering((question: string): string => {
  if (question === 'throw') throw new Error('it went wrong')
  if (question === 'exit') process.exit(0)
  if (question === 'hang') for (;;) Math.random()
  return `${question}, heard`
})
