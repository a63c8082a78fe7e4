import type { Language } from '../types.ts'

/** Marks, brackets, emoji and laughter around a phrase; they are never part of what is quoted. */
const OUTER =
  /^[\s\p{P}\p{S}\p{Extended_Pictographic}\p{C}\u{FE0F}\u{200D}]+|[\s\p{P}\p{S}\p{Extended_Pictographic}\p{C}\u{FE0F}\u{200D}]+$/gu
const LAUGHTER = /(?:[wｗ]{1,}|笑|草|\b(?:lol|haha+|hehe+))$/iu

const LEADING: Record<Language, RegExp> = {
  ja: /^(?:えー?っ?と|ええと|あのー?(?=[、\s])|そのー(?=[、\s])|まあ|まぁ|ま(?=、)|うー?ん|んー+|なんか|なんだろう?|やっぱり?|やはり|でも(?!の)|だけど|けど|けれど|ただ(?=[、\s])|だから(?!こそ)|なので|それで(?!も)|で(?=、)|そして|それに|それから|あと(?:は|、)|また(?=、)|さらに|しかも|実は|正直(?:に?言うと|言って|なところ|、)?|一応|とりあえず|要は|要するに|つまり|結局(?:は|のところ)?|例えば|たとえば|そうですね|そうだね|そう(?=[、。])|はい(?=[、。\s])|うん(?=[、。\s])|いや(?=[、。\s])|いえ(?=[、。\s])|いいえ|ううん|違(?:う|います)(?=[、。\s])|というか|ていうか|特に(?!な)|そもそも|多分|たぶん|おそらく|きっと|もちろん|そう(?:する|なる)と|すると|そしたら|その結果|なぜなら|なぜかというと|なんでかというと|理由は(?=[、\s])|というのも|っていうのも|ほら|もう(?=[、\s])|逆に(?=、)|むしろ(?=、)|本当は(?=、)|ほんとは(?=、)|強いて言えば|個人的には|(?:って|という)(?=[一-龠])|ある日(?=、)|だって)[、,，\s]*/u,
  en: /^(?:well|so(?! that\b)|um+|uh+|hmm+|oh|ok(?:ay)?|yes|yeah|yep|no(?=[,\s]+(?:it|i|we|the|they|that|more|rather|not)\b)|nope|nah|honestly|frankly|to be honest|tbh|i mean|i think(?: that)?|i (?:guess|suppose|believe)(?: that)?|i'?d say(?: that)?|actually|basically|mostly|maybe|probably|perhaps|also|and(?: then)?|but|because(?: of)?|cause|cos|since|which(?: means)?(?: that)?|while|although|though|whereas|plus|then|it(?:'?s| is) (?:just |mostly |more |mainly |simply )?(?:that|because)|what i (?:really )?mean is(?: that)?|i already told you|the thing is(?: that)?|the truth is(?: that)?|the point is(?: that)?|it means(?: that)?|like(?=,)|look|listen|you know|you see|of course|sure|exactly|right|again|for example|for instance|in the end|after that|since then|by then|these days|this time|really|mainly|in short|rather|more like)(?![\p{Script=Latin}'’])[,:\s…—–-]*/iu,
}

const TRAILING: Record<Language, RegExp> = {
  ja: /(?:からです|からだ|から(?:ね|かな|さ)?|ので(?:す)?|んです(?:よね?|けど|が|ね|よ)?|のです(?:が|けど)?|なんです(?:よね?|けど|が|ね|よ)?|なんだ(?:よね?|けど)?|んだ(?:よね?|けど|ろう)?|のだ|(?<=[たるいうくすつむぶぬぐだ])し|だよね?|ですよね?|ですね|ですし?|けど(?:ね|も)?|けれども?|のに|(?<=[たるいうすんだ])が|と(?:は|も)?思(?:う|って(?:る|いる|ます|います|て|いて|た|いた)?|い(?:ます|ました)|った)(?:から|ので|んです|けど|が)?|(?:な)?のかな(?:あ|って)?|かなあ?(?:と|って)?|かも(?:しれ(?:ない|ません)|ね)?|(?:という|って|っていう|みたいな)?感じ(?:です|かな|で|だ)?|みたいな|とか|だけ(?:だ|です|なん(?:だ|です))?|(?<=[るただい])って(?:こと|話)?(?:です|だ|かな|ね)?|って(?:こと|話|感じ)(?:です|だ|かな|ね)?|って(?:思(?:う|った|ってる|います|っています|って)|言(?:ってました|われました|っていました))|(?<![ぁ-ん])ね|よね?|(?<=[たるいだ])な(?:あ|ぁ)?|わ(?:け(?:です|で|だ)?)?|ために?|ということ(?:です|だ)?|っていうこと|ってこと(?:です|だ)?|気が(?:する|して(?:いて|る)?|します)|でして|と考えて(?:い)?(?:ます|る)|からに決まって(?:る|ます|いる)|のが気にな(?:る|って(?:い)?(?:る|ます|て))|(?<=[\p{Script=Han}ァ-ヶー]|がち)で|じゃないですか|じゃん|でしょう?|だろう|という(?:の)?|のは?(?=$))$/u,
  en: /[\s,]*(?:(?<![\p{Script=Latin}])(?:you know|or something(?: like that)?|i (?:guess|think|suppose)|basically|too|as well|etc|and so on|and stuff|though|anyway|really|right now|at all times|honestly|after that|because|and|but|so|or))$/iu,
}

/** Peels connectives, fillers and marks off both ends. What remains is a piece of the text itself, unchanged. */
export function trimClause(text: string, language: Language): string {
  let now = text
  for (let round = 0; round < 12; round++) {
    const before = now
    now = now.replace(OUTER, '').replace(LAUGHTER, '')
    now = now.replace(LEADING[language], '').replace(OUTER, '')
    const shorter = now.replace(TRAILING[language], '')
    if (Array.from(shorter).length >= 2) now = shorter
    if (now === before) break
  }
  return now.replace(OUTER, '')
}

/** A cut in mid-sentence leaves function words hanging; a clause that ends in one by itself (yelled at) keeps it. */
export function trimHanging(text: string): string {
  let now = text.trim()
  for (let round = 0; round < 4; round++) now = now.replace(HANGING, '')
  return now
}

const HANGING =
  /[\s,]+(?:because|and|but|so|or|if|when|that|which|who|to|of|for|with|the|a|an|in|on|at|by|than|as|my|our|their|his|her|is|are|was|were|from|into|about|has|have|had|been|be|just|not|i|we|they|it)$/iu
