import type { Meanings } from '../../conflicts/judging/align.ts'
import type { Chance } from '../../conflicts/weighing/chance.ts'
import type { Reading } from '../../conflicts/types.ts'
import { ofTopic } from '../of-topic.ts'
import { subjectOf } from '../subject.ts'
import type { DisputedPage, Told } from '../told.ts'
import { nearnessAmong } from './nearness.ts'
import { figureKey, type Folder } from './pair-features.ts'
import { type Sentence, stating } from './sentence.ts'

/** More sentences are not held against each other: of many pages only the beginnings. */
const MOST = 450
/** Of many pages one with fewer of the topic's words is about something else; a few somebody put together. */
const LEAST_OF_TOPIC = 0.25
const FEW_PAGES = 24

export interface FolderParts {
  read(text: string, language: DisputedPage['language']): Reading
  meanings: Meanings
  chanceIn: Chance
}

/** The sentences of all pages that state something, and what their words are worth among them. */
export function folderOf(told: readonly Told[], topic: string, { read, meanings, chanceIn }: FolderParts) {
  const isFew = new Set(told.map(({ page }) => page.pageId)).size <= FEW_PAGES
  const about = isFew ? told : ofTopic(told, subjectOf(topic, read, meanings, told), LEAST_OF_TOPIC)
  const stated = about.flatMap((one) => stating(one, (text) => read(text, one.page.language)) ?? [])
  const sentences = inTurns(stated, MOST)
  const pages = new Map<string, Set<string>>()
  for (const { told: one, numbers } of sentences)
    for (const { quantity } of numbers) {
      const key = figureKey(quantity.kind, quantity.unit)
      pages.set(key, (pages.get(key) ?? new Set()).add(one.page.pageId))
    }
  const folder: Folder = {
    meanings,
    chanceIn,
    nearness: nearnessAmong(sentences, meanings),
    pagesWith: (key) => pages.get(key)?.size ?? 0,
    isOfTopic: (name) => topic.includes(name),
  }
  return { sentences, folder }
}

/** The first sentence of every page, then the second: no page takes the place of another. */
function inTurns(sentences: readonly Sentence[], most: number): Sentence[] {
  const places = new Map<string, number>()
  const numbered = sentences.map((sentence) => {
    const { pageId } = sentence.told.page
    const place = places.get(pageId) ?? 0
    places.set(pageId, place + 1)
    return { sentence, place }
  })
  return numbered
    .toSorted((a, b) => a.place - b.place)
    .slice(0, most)
    .map(({ sentence }) => sentence)
}
