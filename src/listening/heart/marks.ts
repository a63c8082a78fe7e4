import type { Language } from '#text/index.ts'

type Marks = Readonly<Record<Language, RegExp>>

/** What is said behind it is what somebody means: "it's that …", "the main thing is …", 「一番はなぁ、…」, 「〜じゃなくて、…」. */
export const LEADS_IN: Marks = {
  en: /(?:^|[,;:—–.]\s*|\s-\s|\b(?:but|and|so|no|yes|yeah|well|because|though)\s+)(?:(?:really|actually|mostly|honestly|basically|i think|i guess|i suppose)[, ]+)*(?:it(?:'?s| is| was)(?: (?:more|really|mostly|mainly|actually|also|just|all|only|probably))*(?: (?:that|about(?! it| right)|because|the fact that|how))?(?! (?:not|never|it\b|right|fine|ok|okay|all\b|exactly|only a\b))|wh[ai]t (?:really |actually )?(?:matters|counts|bothers me|gets me|worries me)(?: (?:most|more|really|to me|for me))* is(?: that)?|wh[ai]t i (?:want(?: (?:said|put|written|known))?|care about|mean|meant|am after)(?: (?:most|really))? is(?: that)?|(?:the )?(?:main|most important|more important|bigger|biggest|real|important) (?:thing|part|reason|point|bit|one)(?: (?:to|for) me)?(?:'?s| is| was)(?: (?:really|just|actually))?(?: that)?|more important(?:ly)?(?:,| is)(?: that)?|i (?:mean|meant|said)(?: (?:that )?it (?:was|is))?(?! (?:that|it|so|this)\b)|rather,?)\s+(?=\S+ \S)/giu,
  ja: /(?:^|[、,。\s])(?:(?:やっぱり?|まあ|まぁ|ほんま|たぶん|正直|結局|いや)[、,\s]*)?(?:(?:一番|いちばん)(?:(?:大事|大切|大きい|つらい|言いたい|気になる|嫌|いや|怖い|困る)(?:な|の)?(?:の|ん|こと|ところ)?|の理由)?は(?:なぁ|なあ|ね|な)?|(?:大事|大切|肝心)なのは|(?:本当|ほんと|ほんま)は|要は|要するに|つまり|むしろ|それより|(?:もっと|さらに)(?:正確に)?言(?:うと|えば))[、,\s]\s*(?=.{4})|(?:じゃなくて|じゃなく|ではなくて?|やなくて|というより(?:は|も)?|っていうより(?:は|も)?|じゃない(?:ん)?(?:です|だ)?(?:よ|けど|し|が)+)(?:[、,]|[（(]笑[）)])\s*(?=.{4})/gu,
}
/** What stands before it is what somebody means: 「…、が一番です」. */
export const CLOSES_ON: Marks = {
  en: /,? (?:is what (?:matters|counts|i (?:care about|want))(?: (?:most|really|to me))*|is the (?:main|most important|real|biggest) (?:thing|point|reason|part|one))[.!\s]*$/iu,
  ja: /[、,]?(?:っていうの|という(?:の|こと)|のほう|のんが|の)?が[、,]?(?:一番|いちばん)(?:大きい|大事|大切|つらい|の理由|の願い)?(?:です|だ|や|なん|どす|かな|っす|だな|だよ)*(?:ね|よ|わ|かね|かな)*[。！!笑w\s]*$|[、,。]\s*それだけ(?:です|だ|や|っす|なん\S{0,3})?(?:ね|よ|わ)*[。！!笑w\s]*$/u,
}
/** The sentence before it is what somebody means: "That's the nub of it." */
export const POINTS_BACK: Marks = {
  en: /^(?:(?:yes|yeah|and|so|but|really)[, ]+)*(?:that|this)(?:'?s| is| was)(?: (?:really|actually|basically))? (?:(?:the|my) (?:actual |real |main |whole |only |big |very )*(?:problem|reason|point|nub|thing|heart|crux|worry|issue|one)\b|what (?:matters|counts|it comes down to|i (?:care|want|mean)))/iu,
  ja: /^(?:もう|ほんま|本当に)?それだけ(?:です|だ|や|っす|なん\S{0,4})?(?:ね|よ|わ)*[。！!笑w\s]*$|^(?:それ|そこ|これ)(?:が|こそ)(?:一番|いちばん|本音|理由|本当|ほんと|大事|大切|全部|すべて|言いたい)/u,
}
/** It judges what was read back, or puts something aside; nothing of it is what somebody means. */
export const JUDGES: Marks = {
  en: /\b(?:is|was|that'?s|thats|it'?s|its|are) (?:just|only|merely) (?:how|what (?:i|we) do|a (?:detail|means|way|side|part|bonus))\b|\b(?:is|are|was|were) (?:just |only )?(?:funny|by the way)\b|\bnot (?:quite|the (?:main|most important|point|reason|whole|only)|really (?:it|that)|what i\b)|^(?:(?:no|nope|nah|well|but|so)[,.]? )*(?:it|that|this)(?: is(?: not|n't)|'?s not|'s no| was(?: not|n't))\b[^,;—]*[.!\s]*$|^(?:the )?(?:first|second|other|last) (?:half|part|bit)\b[^,;—]{0,20}[.!\s]*$|\b(?:you|ye|u)(?:'ve|'ve| have)? (?:put|said|got) (?:it|that)\b|\bthat was about\b|\b(?:only |first )?(?:one|thing) (?:that )?i (?:named|said|mentioned)\b|\b(?:well put|sort of|spot on|both)[.!\s]*$|^(?:ha|aye|well|och|yes|yeah|ok|okay|no|both|[,.! ])+$/iu,
  ja: /^(?:(?:え|ええ|いや|いえ|あの|うーん)[、,\s]*)*(?:そこ|それ|そう|そういう)(?:こと)?(?:じゃ|では|や)(?:な[いくか]|あり|のう)[^、。]{0,6}(?:[（(]笑[）)])?[。\s]*$|(?:今|いま|さっき|先ほど)(?:も)?(?:言った|言うた|申した|話した|申し上げた)(?:の|こと|やつ)?と(?:ほぼ|ほとんど|大体|だいたい)?(?:同じ|一緒|おんなじ)|やり方の話|の話(?:どす|です|や|だ)(?:けど|が)?[。\s]*$|わけ(?:では|じゃ|やあ)(?:ない|ありません|ございません|あらへん|な[いく])|(?:なん|の|こと|それ|これ)は(?:まあ|別に|もう)?(?:ええ|いい|よい|どうでも(?:いい|ええ))(?:ねん|んです|のです|けど|んや|です|んだけど|んだ)*[。\s]*$|だけだと|何のこと|(?:は|も|のは)(?:合って|あって)(?:る|ます|います|おります)|^(?:まあ|まぁ)?(?:合って|あって)(?:る|ます|います)|(?:違(?:う|い|っ)|(?<![持立])ちが(?:う|います|った))[^、。]{0,8}[。\s]*$|ちゃう(?:ねん|わ|かな|けど|な)*[。\s]*$|(?:とおり|通り)(?:です|だ|や|どす|なん\S{0,4})[^、]{0,4}[。\s]*$/u,
}
/** Thanks, modesty and farewells behind a yes. */
export const COURTEOUS: Marks = {
  en: /\b(?:thank you|thanks|cheers|sorry (?:for|to) (?:going|go|ramble|rambling)|bless you|good ?bye|take care)\b/iu,
  ja: /ありがと|おおきに|長々と|聞いて(?:くださ|くれ|いただ|もろ|もら)|お世話に|失礼し(?:ま|た)|すみません(?:でした)?[。\s]*$/u,
}
/** An example of what was said before it. */
export const EXEMPLIFIES: Marks = {
  en: /^(?:like(?! (?:i|we|you|he|she|it|they|my|our|the|there)\b)|such as|e\.?g|for (?:example|instance)|say)\b/iu,
  ja: /^(?:たとえば|例えば)|(?:という|っていう|みたい)(?:な|に|ような)[。…\s]*$/u,
}
/** Said to whoever listens, behind what is meant: 「〜言うてんねん」, 「〜ってことっす」. */
export const TAIL: Marks = {
  en: /(?:,? (?:is all|definitely|for sure|obviously|probably|no question|by far)|,? (?:i think|i guess|i suppose|really|you know|if i'?m honest|if that(?:'s| is) your question|to be honest|honestly|tbh|haha|lol)|, (?:see|like|love|luv|mate|dear|darling|hen|pet|duck|sir|ma'?am|pal|man))[.!\s]*$/iu,
  ja: /(?:[、,]?(?:って|と)?(?:言う?|ゆう|いう)[てと](?:ん|る|ます|いる|んの)\S{0,4}|(?:って|と)言ってる(?:の|ん)\S{0,4}|、?(?:という|っていう|って|ちゅう|いう)(?:こと|話|わけ|ん)(?:です|っす|なんです|だ|や|どす|なん|だよ)*(?:よ|ね|わ|な|かな|けど)*|(?:な|(?<=[いるたうくすつぬむぐぶん]))(?:ん|の)(?:どす|です|や|だ)(?:わ|な|なぁ|ねえ?|よ|よね|けど)*|、?(?:でしょうか(?:ねえ?|なあ?)?|だろうか|やろか)|、?(?:です|だ|や)?(?:かね[えぇ]?|かな[あぁ]?|やな[あぁ]?|だな[あぁ]?|だね|やろな)|(?<=こと|もの|ところ)、?(?:のほう)?(?:です|だ|や|どす|なん(?:です|だ|や)|だと思います|だと思う|かもしれない(?:です)?)(?:よ|ね|わ|な|けど)*|ねん(?:けど|な|わ)*|どす(?:わ|な|なぁ|え)*|さかい(?:に)?(?:な)?|っす(?:ね|よ|かね)*|、?(?:って|という|みたいな)感じ(?:です|かな|だ|や|っす)*(?:ね|よ)*|べ(?:な|や)|を(?:お話しさせて(?:ください|いただ\S{1,6})|(?:お)?話し(?:し)?ます|選びます)|(?<=だけ)(?:です|で|だ|なん(?:です|だ|で))(?:よ|ね)*)?[。！!笑w…\s]*$/u,
}
/** Said while beginning to say it. */
export const OPENS: Marks = {
  en: /^(?:(?:well|oh|um+|so|and|but|like|kinda|yeah|yes|i (?:suppose|guess|think)(?: that)?|i(?:'d| should| would) say|probably|honestly|really),? )+(?=\S+ \S)/iu,
  ja: /^(?:(?:そう(?:だ|です|や|じゃ)?(?:ねえ?|なあ?)|やっぱり?|やはり|まあ|まぁ|たぶん|うーん|あと(?:は|ね)?(?!で|から|に)|それと|それでしたら|それなら|それで|だから|なので|んだがら|ほんで|えーと|えっと|んー)[、,\s…]*)+(?=.{3})/u,
}
/** A matter named in half a sentence, whatever it denies: "That it is not silent." */
export const NAMES: Marks = {
  en: /^(?:just |mostly )?that (?!(?:is|was|would|will|can|could|one|way|too|and|but|or)\b|'s\b)\S+ \S/iu,
  ja: /(?:こと|の)(?:、?(?:です|だ|や|かな|ですね|ですかね|やな|だと思います))?[。\s]*$/u,
}
