import { z } from 'zod'

const LONGEST_PAGE = 5_000_000

export const ExtractInput = z.object({
  html: z.string().max(LONGEST_PAGE).describe('the page as it was sent'),
  url: z.string().max(8_192).describe('where it comes from; nothing is fetched'),
})
export const ExtractOutput = z.object({
  title: z.string(),
  text: z.string().describe('what the page is there to say, without menus, advertisements and the like'),
  byline: z.string().describe('empty where the page names nobody'),
  published: z.string().describe('as the page writes it; empty where it does not'),
})

/** Every way a page can be refused or fail to come. */
export const FETCH_REASONS = [
  'bad-address',
  'scheme-not-allowed',
  'address-not-public',
  'name-not-found',
  'too-many-redirects',
  'robots-disallow',
  'rate-limited',
  'http-status',
  'too-large',
  'timeout',
  'aborted',
  'kind-not-readable',
  'broken-document',
  'network',
] as const

export type FetchReason = (typeof FETCH_REASONS)[number]
