export interface ServerSentEvent {
  type: string
  data: string
  /** The number of a fact; drafts have none. */
  id?: string
}

/** Cuts a stream of text, however it is chopped up, into its events. Comments (heartbeats) are dropped. */
export async function* readEvents(chunks: AsyncIterable<string>): AsyncGenerator<ServerSentEvent> {
  let rest = ''
  for await (const chunk of chunks) {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = readBlock(block)
      if (event !== null) yield event
    }
  }
}

function readBlock(block: string): ServerSentEvent | null {
  const fields = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line))
  const value = (name: string) => fields.filter((field) => field?.[1] === name).map((field) => field?.[2] ?? '')
  const data = value('data')
  if (data.length === 0) return null
  const id = value('id').at(-1)
  return { type: value('event').at(-1) ?? 'message', data: data.join('\n'), ...(id !== undefined && { id }) }
}
