import type { Candidate } from '../../types.ts'
import { matchesOf } from '../../detect/matches.ts'

/** First: it is told at a glance, and what stands before a place is not. */
const CAPITAL = '(?=\\p{Lu})'
const TOWN =
  "\\p{Lu}[\\p{L}\\p{M}'’-]+(?: (?:upon|on|under|le|de|la|of|in) \\p{Lu}[\\p{L}\\p{M}'’-]+| \\p{Lu}[\\p{L}\\p{M}'’-]+){0,2}(?:, \\p{Lu}[\\p{L}\\p{M}'’]+)?"
const I_OR_WE =
  "(?:^|[^\\p{L}])(?:[Jj]ust|[Ii]|[Ww]e|[Ii]'?ve|[Ww]e'?ve|[Ii]'m|[Ii] am|[Ww]e're|[Ww]e are) (?:(?:currently|now|still|both|have|used to) )?"
const HOME = new RegExp(
  `${CAPITAL}(?<=${I_OR_WE}(?:live|lived|living|been living|reside|settled|based|stay|homeschool|rent \\p{Ll}+ \\p{Ll}+|grew up|down|up|over)(?:,? \\p{Ll}+){0,5}? (?:in|near|outside) |(?:^|[^\\p{L}])[Ww]e(?:'re| are) in |(?:^|[^\\p{L}])(?:go|going|goes|went|came|come|drive) home to |(?:^|[^\\p{L}])(?:[Oo]ur place|[Hh]ome) is (?:\\p{Ll}+ ){0,4}(?:in|on|at) )${TOWN}`,
  'gu',
)
const MOVED = new RegExp(`${CAPITAL}(?<=${I_OR_WE}(?:moved|relocated)(?: back| out| down| up| over)? to )${TOWN}`, 'gu')
const KIN =
  '(?:mum|mom|mam|dad|parents|folks|family|sister|brother|son|daughter|nan|gran|grandma|grandparents|aunt|uncle|cousin|in-laws|mother|father|ex|partner|boyfriend|girlfriend|best friend|other half)'
/** "Now I am in Sneinton", "my mum's in Derby", "a flat in Hove", "originally from Manila": said of a home in other words. */
const DWELLING = new RegExp(
  `${CAPITAL}(?<=(?:^|[^\\p{L}])(?:[Nn]ow [Ii](?:'m| am) (?:back )?in|[Mm]y ${KIN}(?:'s| is| are| lives?| lived) (?:(?:still|now|all) )?(?:over |up |down )?in|(?:[Ss]he|[Hh]e|[Tt]hey)(?:['’]s|['’]re| is| are) (?:(?:still|now|back|living|based) )?(?:over |up |down )?in|[Aa]t my ${KIN}['’]?s? (?:place |house |flat )?in|(?:me|us|my \\p{Ll}+) and the kids in|(?:[Ii]|[Ww]e) (?:come|commute|cycle|drive)(?: in| over)? from|[Ll]ives? (?:over |up |down )?in|(?:[Mm]y|[Oo]ur|[Tt]he old|[Tt]he new) (?:\\p{Ll}+ )?(?:flat|house|bungalow|bedsit|studio|cottage|semi|apartment) in|[Oo]riginally from|[Bb]orn (?:and (?:bred|raised) )?in|[Gg]rew up in|[Mm]oved (?:here |over |down |up |away )?from|[Bb]ack home in|[Hh]ometown is|[Ii](?:'m| am) from|[Ww]e(?:'re| are) from) )${TOWN}`,
  'gu',
)
const OF_DWELLING =
  /(?:[Hh]e|[Tt]hey)(?:['’]| is| are)|the kids in|[Nn]ow |[Mm]y |lives? |(?:flat|house|bungalow|bedsit|studio|cottage|semi|apartment) in|from |[Bb]orn |[Gg]rew |[Bb]ack home|ometown/
/** Software is moved to as well. */
const OF_A_HOME =
  /house|flat|home|famil|city|town|village|rent|live|kids|husband|wife|partner|school|quiet|neighbou?r|coast|be near|closer to|moved back/iu
const NO_TOWN =
  /^(?:The|A|An|My|Our|Your|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|Google|Slack|Notion|Excel|Teams|Zoom|Outlook|Word|Jira|Sheets|AWS|Azure|Kubernetes|Docker|Python|Java|Windows|Linux|Mac|Year|Reception|Nursery|Facebook|Discord|WhatsApp|ICU|HR|IT|Spotify|Amazon|Tesco)(?!\p{L})/u

/** GovernorHub, YouTube: written as no town is. */
const WRITTEN_TOGETHER = /(?<!Mac|Mc|De|La|Le|Du)(?<=\p{Ll})\p{Lu}/u

/** "I live in Leeds": where somebody says their home is. */
export function englishHomes(text: string): Candidate[] {
  const patterns = [
    ...(/liv(?:e|ed|ing)|resid|settled|based|stay|homeschool|rent|grew up|(?:down|up|over) |[Ww]e(?:'re| are) in|[Hh]ome (?:is|to)|[Oo]ur place/.test(
      text,
    )
      ? [HOME]
      : []),
    ...(OF_DWELLING.test(text) ? [DWELLING] : []),
    ...(/moved|relocated/.test(text) && OF_A_HOME.test(text) ? [MOVED] : []),
  ]
  return patterns
    .flatMap((pattern) => matchesOf(text, pattern))
    .filter(({ 0: town, index }) => !NO_TOWN.test(text.slice(index, index + 14)) && !WRITTEN_TOGETHER.test(town))
    .map(({ 0: town, index }): Candidate => ({ start: index, end: index + town.length, type: 'ADDRESS' }))
}
