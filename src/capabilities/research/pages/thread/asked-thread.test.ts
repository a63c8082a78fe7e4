import { afterEach, describe, expect, test } from 'vitest'
import { AskedThread } from './asked-thread.ts'

const never = new AbortController().signal
const threads: AskedThread<string, string>[] = []
afterEach(() => {
  for (const thread of threads.splice(0)) thread.end(new Error('over'))
})

function start() {
  let ended = 0
  const thread = new AskedThread<string, string>({
    worker: new URL('../../../../../test/support/research/questioned-worker.ts', import.meta.url),
    name: 'naze-test',
    mostMemoryMb: 64,
    onEnd: () => void ended++,
  })
  threads.push(thread)
  return { thread, ended: () => ended }
}

describe('[research.thread] a thread that answers', () => {
  test('answers several at once, each its own', async () => {
    const { thread } = start()
    expect(await Promise.all(['a', 'b', 'c'].map((each) => thread.ask(each, never)))).toEqual(
      ['a', 'b', 'c'].map((each) => `${each}, heard`),
    )
  })

  test('what goes wrong with one question is that question’s alone', async () => {
    const { thread, ended } = start()
    const [wrong, right] = await Promise.allSettled([thread.ask('throw', never), thread.ask('a', never)])
    expect(wrong).toMatchObject({ status: 'rejected', reason: { message: 'it went wrong' } })
    expect(right).toMatchObject({ status: 'fulfilled', value: 'a, heard' })
    expect(ended()).toBe(0)
  })

  test('an abort leaves at once, even where the thread never will', async () => {
    const { thread } = start()
    const stop = new AbortController()
    const asked = thread.ask('hang', stop.signal)
    stop.abort(new Error('enough'))
    await expect(asked).rejects.toThrow('enough')
    await expect(thread.ask('a', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late')
  })

  test('everybody hears of a thread that ends, once', async () => {
    const { thread, ended } = start()
    const asked = [thread.ask('exit', never), thread.ask('a', never)]
    for (const each of await Promise.allSettled(asked))
      expect(each).toMatchObject({ status: 'rejected', reason: { message: 'naze-test ended' } })
    thread.end(new Error('again'))
    expect(ended()).toBe(1)
  })
})
