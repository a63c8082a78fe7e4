import type { Reading } from '../types.ts'

const BEST: Readonly<Record<'ja' | 'en', readonly (readonly [string, RegExp])[]>> = {
  ja: [
    ['high', /最も高|一番高|最高峰|最高(?:地|点|齢|層|所)|一高い|一の高さ|最高記録|トップの高さ/u],
    ['large', /最大|最も(?:大き|広|規模)|一番(?:大き|広)|一の(?:大きさ|規模|広さ)|最多|最も多|一番多|随一の規模/u],
    ['long', /最長|最も長|一番長|一の長さ|一長い/u],
    ['old', /最古|最も古|一番古|一古い|最初の|初の|初めて/u],
    ['deep', /最深|最も深|一番深|一の深さ|一深い/u],
    ['fast', /最速|最も(?:速|早)|一番(?:速|早)|最短/u],
    ['young', /最年少|最も若|一番若/u],
    ['aged', /最年長|最高齢/u],
    ['small', /最小|最も(?:小さ|狭|少な)|一番(?:小さ|狭|少な)|最少|最低/u],
    ['cheap', /最安|最も安|一番安/u],
    ['north', /最北|最も北/u],
    ['south', /最南|最も南/u],
    ['east', /最東|最も東/u],
    ['west', /最西|最も西/u],
    ['only', /唯一|だけ(?:だ|で|が)|のみ(?:で|が)|しか/u],
  ],
  en: [
    ['high', /\b(?:highest|tallest|loftiest)\b/iu],
    ['large', /\b(?:largest|biggest|greatest|most populous|leading|top|main|chief|densest)\b/iu],
    ['long', /\blongest\b/iu],
    ['old', /\b(?:oldest|earliest|first)\b/iu],
    ['deep', /\bdeepest\b/iu],
    ['fast', /\b(?:fastest|quickest|swiftest)\b/iu],
    ['young', /\byoungest\b/iu],
    ['aged', /\b(?:eldest|longest-serving)\b/iu],
    ['small', /\b(?:smallest|lowest|fewest|least|shortest|narrowest)\b/iu],
    ['cheap', /\b(?:cheapest|least expensive)\b/iu],
    ['north', /\b(?:northernmost|most northerly)\b/iu],
    ['south', /\b(?:southernmost|most southerly)\b/iu],
    ['busy', /\bbusiest\b/iu],
    ['popular', /\b(?:most popular|best-selling|bestselling|most visited|most read)\b/iu],
    ['only', /\b(?:only|sole|single|exclusive\w*)\b/iu],
  ],
}
/** In what a sentence calls something the most of all. */
export const bests = ({ text, language }: Reading) =>
  BEST[language].flatMap(([key, form]) => (form.test(text) ? [key] : []))

const RANKS: Readonly<Record<'ja' | 'en', readonly (readonly [number, RegExp])[]>> = {
  ja: [
    [2, /準優勝|[2２二]位|銀メダル|次点|次ぐ/u],
    [3, /[3３三]位|銅メダル/u],
    [4, /[4４四]位/u],
    [9, /(?:[5-9５-９]|\d\d)位|最下位|予選(?:落ち|敗退)|敗退|完走でき|失格|途中棄権/u],
    [1, /優勝|[1１一]位|首位|金メダル|頂点に立|制覇|栄冠|王者/u],
  ],
  en: [
    [2, /\b(?:runners?-up|second place|finished second|came second|second in|silver)\b/iu],
    [3, /\b(?:third place|finished third|came third|bronze)\b/iu],
    [4, /\b(?:finished|came) (?:fourth|fifth|sixth|seventh|eighth|ninth|tenth)\b/iu],
    [9, /\b(?:last place|finished last|came last|bottom of|knocked out|eliminated|disqualified)\b/iu],
    [1, /\b(?:won|winner|wins|winning|first place|finished first|came first|gold|champions?|victory|title)\b/iu],
  ],
}
/** Which place somebody took. */
export const rankOf = ({ text, language }: Reading) => RANKS[language].find(([, form]) => form.test(text))?.[0]
