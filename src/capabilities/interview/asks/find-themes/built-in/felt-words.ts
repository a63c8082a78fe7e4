import { contentWords, type Language } from '#text/index.ts'
import { listItems } from '../../../talk/hearing/list-items.ts'

/**
 * What tells a remark somebody cares about from a plain fact: a lack, a burden, a wish or praise. Where someone lives or how
 * often they come is no theme.
 */
const FELT: Readonly<Record<Language, RegExp>> = {
  ja: /ない|なく|なかっ|なし|ません|[ずぬ](?:に|、|じまい)|にく[いく]|づら[いく]|辛い|つら[いく]|すぎ|過ぎ|多くて|(?:通知|メール|広告|連絡|お知らせ|エラー|ミス|手続き|項目|作業|種類|会議|トラブル)が多い|うざ|てしま|ちゃ[うっ]|はめに|[欲ほ]しい|[いきしちにみりぎびえけせてねめれげべ]たい(?!てい)|たらいい|たら助か|たら安心|ればいい|れば[^いよ]|のに|しか|ばかり|ばっかり|いちいち|わざわざ|何度も|何回も|何十回|やっと|ためら|諦め|あきらめ|やめ|困|嫌|いや[だなで]|面倒|めんどう|大変|不便|不満|不安|不親切|残念|がっかり|イライラ|いらいら|ストレス|苦痛|苦労|苦手|負担|疲れ|ぐったり|怖|恐|怒|腹が立|悲し|悔し|寂し|びっくり|驚|焦|慌て|迷|悩|心配|恥ずかし|気が散|気にな|邪魔|うっとうし|うるさ|迷惑|気まず|気味|不快|不愉快|うんざり|もやもや|むかつ|ムカ|だる[いく]|戸惑|とまど|手こず|てこず|そびれ|逃し|後悔|失敗|損し|泣[いきく]|申し訳|しつこ|危[なう]|怪し|厳しい|きつい|しんどい|苦し|痛[いくみ]|眠れ|無視|取られ|奪わ|請求され|かさ[みむ]|ひど|最悪|無駄|もったいな|割高|高[いくす]|遅[いくすれ]|遅延|待たされ|分かりづら|分かりにく|混[んみ]|少な[いく]|足り|重[いく]て|狭|遠[いすく]|古[いく]|悪[いく]|難し|複雑|退屈|飽き|おかし|間違|ミス|エラー|不具合|バグ|壊|落ち|腐|カビ|傷[んみ]|しなび|期限|つぶれ|切れ|欠品|締め切|満員|いっぱい|埋ま|待た|待ち|待っ|並ん|閉ま|休診|途切れ|挫折|坊主|忘れ|物足り|助か|便利|嬉し|うれし|楽し|良かっ|よかっ|好き|ありがた|満足|安心|気に入|理想|希望/u,
  en: /n't\b|\bcannot\b|\b(?:not?|never|nobody|nothing|nowhere|none|neither|without|hardly|barely|unless)\b|\b(?:have|has|had|having) to\b|\b(?:wish|want|need|hope|prefer|love|hate|dislike|dread|miss|lack|wait|queue|lose|lost|forg[eo]t|struggl|annoy|bother|frustrat|disappoint|confus|embarrass|exhaust|worr|stress|scar[ey]|upset|angry|mad|crazy|shock|sad|guilty|bored?|boring|tired|tiring|pain|hassle|burden|nightmare|awful|terrible|horrible|ridiculous|absurd|silly|unfair|inconvenien|nuisance|pity|problem|trouble|issue|difficult|hard|tough|tricky|complicat|clumsy|cumbersome|clutter|slow|late\b|delay|expensive|pric[ey]|overpriced|costly|waste|wasted|wrong|worse|worst|bad\b|poor|broke|fail|error|crash|freez|stuck|closed|shut|full\b|fully booked|out of stock|sold out|run out|unavailable|rotten|mould|mold|expire|bruis|wilt|limp|slimy|brown|squash|stale|noisy|loud|dirty|crowd|cramped|distract|spam|wake|woke|awake|headache|nerves|arrogant|rude|ignor|ages\b|fortune|beyond|ruin|cold\b|chilly|leak|dragged|mixed up|talked down|complain|but\b|give up|gave up|drop it|drops?\b|faded|hesitat|help|easier|easy|great|useful|convenient|enjoy|glad|happy|like to|would like|should|could|would|if only|gone\b|safer|too (?:much|many|\w+)|only\b|instead of|more than|higher|cheaper|keep \w+ing|over and over|again and again|every single)/iu,
}

/** Beside closing and opening words: answers that say there is nothing to say, as wholes. */
const NON_ANSWER: Readonly<Record<Language, RegExp>> = {
  ja: /^(?:(?:うーん|えーと|えっと|いや|いえ|いいえ|まあ|今のところ|もう|他に?は?|ほかに?は?|これ以上は?|特に?は?|とくに?は?|これといって|あまり|ちょっと|少し|よく|全然|何も|話すことは)[、\s]*)*(?:(?:思いつか|思いつき|思い浮かば|思い浮かび|思い出せ|覚えてい?|分から|わから|分かり|わかり|知り|知ら|あり|い)?(?:ない|ません|ないかな|ないです|なかったです?|なかったと思い?ます?|ないと思い?ます?)(?:ね|よ|な|かな|です)*|大丈夫(?:です)?|考えさせてください)[。.!！]*$/u,
  en: /^(?:(?:hmm+|um+|uh|well|oh|sorry|no|nope|so|ok(?:ay)?|yes|yeah|sure|hi|hello|hey|of course|certainly)[,.!\s]+)*(?:nothing (?:else|more|really|special|in particular|comes to mind|i can think of)(?: really| right now| for now)?|no more(?: from me)?|(?:i )?(?:really )?(?:do not|don't|cannot|can't|couldn't) (?:really )?(?:know|say|remember|recall|think of (?:any(?:thing)?|one))(?: right now| any ?more| now| anything(?: else)?)*|i'?m not (?:really )?sure|not (?:really|sure|that i know)|that'?s (?:right|fine)|(?:that|this) (?:is|was|would be|will be) (?:about |pretty much )?(?:it|all|everything|fine|right)(?: really| for now| from me)?|i (?:think|guess) that(?:'s| is| was) (?:about )?(?:it|all|everything)|that covers (?:it|everything)|not that i (?:can think of|know of|remember|recall)|(?:that|this)(?:'s| is| was) (?:everything|all) (?:i (?:wanted to say|have|had|can think of)|from my side)|i (?:think |guess )?(?:i )?(?:have |'ve )?(?:mentioned|said|covered|told you) (?:everything|it all)|(?:(?:i'?(?:m|d)|i am|i would be) )?(?:happy|glad|pleased|ready)(?: to (?:help|talk|answer|start|share|take part|participate))?(?: you)?|looking forward(?: to it)?|(?:yes|sure|of course|certainly|absolutely|no problem|go ahead)[,.! ]*(?:go ahead|no problem|of course|happy to (?:help|answer))?|(?:great|perfect|good|cool|fine|alright|all right|ok(?:ay)?|many)?,? ?(?:thanks|thank you|cheers)(?: a lot| very much| so much| for (?:asking|your time|having me|listening))?(?:,? (?:bye|goodbye|take care))?|(?:difficult|tough|hard|good|tricky)(?: question| one| to say)?|let me (?:think|see)(?: for a (?:moment|second)| about (?:it|that))?)[.!\s]*$/iu,
}

export function isNonAnswer(text: string, language: Language): boolean {
  const plain = text.normalize('NFKC').trim().replaceAll('’', "'")
  return listItems(text, language).length === 0 || NON_ANSWER[language].test(plain)
}

export function isFelt(text: string, language: Language): boolean {
  const plain = text.normalize('NFKC').replaceAll('’', "'")
  return FELT[language].test(plain) && !isNonAnswer(plain, language)
}

/** The words that say what it is about, without those that only say how it feels. */
export function namedIn(text: string): string[] {
  return contentWords(text).filter((word) => !FELT.ja.test(word) && !FELT.en.test(word))
}
