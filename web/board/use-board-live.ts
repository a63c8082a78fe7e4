import { boardStream } from '../api/board.ts'
import { useNews } from '../api/use-news.ts'

/** While a page of the board is open, whatever happens on it is read again as soon as the server says so. */
export function useBoardLive() {
  useNews(boardStream.of(), ['board'], (event) => event?.type !== 'stage')
}
