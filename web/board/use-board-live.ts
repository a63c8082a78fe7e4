import { useQueryClient } from '@tanstack/react-query'
import { boardStream } from '../api/board.ts'
import { useNews } from '../lib/use-news.ts'

const BOARD = boardStream.of()

/** While a page of the board is open, whatever happens on it is read again as soon as the server says so. */
export function useBoardLive() {
  const client = useQueryClient()
  useNews(BOARD, (events) => {
    if (events.some((event) => event?.type !== 'stage')) void client.invalidateQueries({ queryKey: ['board'] })
  })
}
