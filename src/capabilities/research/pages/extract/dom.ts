import { parseHTML } from 'linkedom'

/** The little of the DOM that reading a page needs; linkedom has it, and the compiler knows no browser here. */
export interface PageNode {
  nodeType: number
  data?: string
  localName?: string
  firstChild: PageNode | null
  nextSibling: PageNode | null
  parentNode: PageNode | null
  textContent: string | null
  getAttribute?(name: string): string | null
  after?(node: PageNode): void
}

export interface PageDocument extends PageNode {
  documentElement: PageNode | null
  body: PageNode | null
  querySelectorAll(selector: string): Iterable<PageNode>
}

export const ELEMENT = 1
export const TEXT = 3

function parsed(html: string): PageDocument {
  const { document } = parseHTML(html) as { document: PageDocument }
  return document
}

function childOf(parent: PageNode | null, tag: string): PageNode | undefined {
  for (let node = parent?.firstChild ?? null; node !== null; node = node.nextSibling)
    if (node.localName === tag) return node
  return undefined
}

/**
 * A document of its own each time: both extractors change the one they are given. linkedom finds the body only right
 * behind the head, and takes CDATA for a comment where browsers do not: both are mended here.
 */
export function parsePage(html: string): PageDocument {
  const clean = html.replaceAll('<![CDATA[', '')
  const document = parsed(clean)
  const root = document.documentElement
  const body = root?.localName === 'html' ? childOf(root, 'body') : undefined
  if (root === null || body === undefined)
    return parsed(`<!doctype html><html><head></head><body>${clean}</body></html>`)
  const head = childOf(root, 'head')
  if (head?.nextSibling !== body && head?.after) head.after(body)
  return document
}

export function attribute(node: PageNode, name: string): string {
  return node.getAttribute?.(name) ?? ''
}
