import type { Language } from '#text/index.ts'

interface Found {
  decompositions: number
  groupings: number
  relations: number
}

/** Every sentence the built-in Organizer can say, once in each language. */
interface OrganizerWording {
  nothing: string
  partsReason(quote: string | undefined, count: number): string
  partOfText(title: string, source: string): string
  partOfTitle(title: string): string
  groupReason(label: string, count: number): string
  dependsReason(quote: string | undefined, other: string): string
  blocksReason(quote: string | undefined, other: string): string
  summary(count: number, read: number, found: Found, first: string): string
  noParts(title: string): string
}

export const ORGANIZER_WORDING: Readonly<Record<Language, OrganizerWording>> = {
  ja: {
    nothing: '机の上に動いている項目がありません。まず気になっていることを一つ書き留めるところから始められます。',
    partsReason: (quote, count) =>
      quote === undefined
        ? `${count} つの項目が並んでいて、別々に進められそうです。`
        : `「${quote}」など ${count} つの項目が並んでいて、別々に進められそうです。`,
    partOfText: (title, source) => `「${title}」の本文から：${source}`,
    partOfTitle: (title) => `「${title}」の題から`,
    groupReason: (label, count) => `${count} 件の題に「${label}」が共通していて、同じ話題に見えます。`,
    dependsReason: (quote, other) =>
      quote === undefined
        ? `本文から、先に「${other}」が済む流れに見えます。`
        : `「${quote}」とあり、先に「${other}」が済む流れに見えます。`,
    blocksReason: (quote, other) =>
      quote === undefined
        ? `本文から、「${other}」を止めているように見えます。`
        : `「${quote}」とあり、「${other}」を止めているように見えます。`,
    summary: (count, read, found, first) =>
      `動いている項目は ${count} 件です${read < count ? `（最近の ${read} 件を読みました）` : ''}。分割案 ${found.decompositions} 件、グループ案 ${found.groupings} 件、関係案 ${found.relations} 件が見つかりました。まず「${first}」から見ると進めやすそうです。`,
    noParts: (title) =>
      `「${title}」の本文には分けられる項目の列が見当たりません。まず中身を箇条書きで書き足すと分けやすくなりそうです。`,
  },
  en: {
    nothing: 'Nothing is moving on the board. First, one could write down a single thing that comes to mind.',
    partsReason: (quote, count) =>
      quote === undefined
        ? `It names ${count} parts that look as if they could move separately.`
        : `It names ${count} parts, such as “${quote}”, that look as if they could move separately.`,
    partOfText: (title, source) => `From the text of “${title}”: ${source}`,
    partOfTitle: (title) => `From the title “${title}”`,
    groupReason: (label, count) => `${count} titles share “${label}” and look like one topic.`,
    dependsReason: (quote, other) =>
      quote === undefined
        ? `Going by its text, “${other}” seems to come first.`
        : `It says “${quote}”, so “${other}” seems to come first.`,
    blocksReason: (quote, other) =>
      quote === undefined
        ? `Going by its text, it seems to hold up “${other}”.`
        : `It says “${quote}”, so it seems to hold up “${other}”.`,
    summary: (count, read, found, first) =>
      `${count} nodes are moving${read < count ? ` (the ${read} last touched were read)` : ''}. Found: ${found.decompositions} to split, ${found.groupings} groups, ${found.relations} relations. First, one could look at “${first}”.`,
    noParts: (title) =>
      `The text of “${title}” names no parts to split it into. First, one could list what it consists of.`,
  },
}
