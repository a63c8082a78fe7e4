/**
 * How a reply starts or consists: each is matched against the reply without its closing marks. `whole` patterns must be
 * the entire reply; `opening` patterns its first words.
 */
export const YES_OPENING =
  /^(?:(?:はい|うん+|ええ|えぇ|そう(?:です|だ|そう|なん(?:です|だ))?(?:ね|よ|よね)*|そうそう|まさに(?:それ|そう)?(?:です|だ)?|その(?:とお|通)り(?:です|だ)?|間違いない(?:です)?|それ(?:です|だ)(?:ね|よ)*|ですです|ピッタリ|ぴったり|合って(?:る|ます|います)|おっしゃる通り(?:です)?)(?![ぁ-ん一-龠ァ-ヶ])|(?:はい|うん|そうです|そうだね|そうですね|まさに|その通り)(?=[、。，,！!\s]|$)|(?:yes|yeah|yep|yup|sure|exactly|precisely|right|correct|absolutely|definitely|totally|indeed|true|that'?s (?:it|right|exactly it|exactly right|correct|true)|that is (?:it|right|correct)|spot on|bingo|ok(?:ay)?|uh-?huh|mm-?hm+|you got it|pretty much exactly|of course)(?![\p{Script=Latin}'’]))/iu

export const MOSTLY_OPENING =
  /^(?:(?:はい|うん|ええ|まあ|そうですね|yes|yeah|well)?[、,\s]*)(?:だいたい|大体|ほぼ|おおむね|概ね|おおよそ|そんな感じ|そんなところ|そんなとこ|近い(?:です|ね)?|まあそう|まあそんな|mostly|more or less|pretty much|kind of yes|by and large|roughly|basically yes|close enough|that'?s close|something like that|largely|for the most part|nearly)/iu

export const A_LITTLE_OPENING =
  /^(?:(?:うーん|んー|まあ|well|hmm+|um)?[、,…\s]*)(?:少し(?:は|だけ)?|ちょっと(?:は|だけ)?|多少|一部は|かも(?:しれ(?:ない|ません))?|そうかも|たぶん|多分|どうだろう|どうかな|微妙|半分(?:くらい|ぐらい)?|a (?:little|bit)|maybe|perhaps|possibly|partly|sort of|kind of|kinda|half|could be|might be|i guess|i suppose|not sure|in a way|to some extent)/iu

export const NO_OPENING =
  /^(?:(?:うーん|んー|えっと|まあ|あー?|well|hmm+|um|oh)?[、,…\s]*)(?:(?:ちょっと|少し|微妙に|だいぶ|全然)?違(?:う|い|っ)|(?:ちょっと|少し)?ちが(?:う|い|っ)|いや+(?:いや)?(?![がだなで])|いいえ|いえ(?![ばるも])|ううん|違(?:う|い|っ)|ちが(?:う|い|っ)|ちゃう|そうじゃな|そうでは(?:な|あり)|じゃなく|ではなく|というより|っていうより|むしろ|全然|no(?![\p{Script=Latin}'’]| (?:one|idea|clue))|nope|nah|not (?:really|quite|exactly|that|at all)|that'?s not|that is not|wrong|it'?s not (?:that|about)|rather|more like|actually[,]? (?:no|it)|on the contrary)/iu

export const DUNNO_WHOLE =
  /^(?:(?:うーん|んー+|えっと|まあ|さあ|いや|well|hmm+|um|uh|honestly|i)?[、,…\s]*)*(?:(?:よく|ちょっと|正直|自分でも|まだ|特に|全然)?[、\s]*(?:分から?(?:ない|ん|ず|りません)|わから?(?:ない|ん|ず|りません)|わかんない|分かんない|知らない|知りません|思いつかない|覚えてない|特に(?:ない|なし|ありません)|別に(?:ない)?|なんとなく|何となく|ない(?:です)?|なし|ノーコメント|どうでもいい|パス)(?:です|かな|なあ|な|ね|よ|けど|かも)*|(?:don'?t|do not|dunno|didn'?t) ?(?:really )?(?:know|remember|care)?|no (?:idea|clue)|not sure|nothing(?: really)?|none|whatever|idk|no reason|just because|can'?t say|hard to say|pass|n\/a)[\s、。.…!！?？w笑]*$/iu

export const ANGRY =
  /うるさい|しつこい|もういい(?:よ|です|から|わ)?(?:$|[、。！!])|いい加減に|うんざり|ふざけ(?:る|ん)な|何なの|なんなの|なんなんだ|めんどくさい|面倒くさい|ムカつく|むかつく|聞くな|質問ばっか|質問ばかり|意味ない(?:だろ|でしょ|じゃん)|時間の無駄だ|annoying|stop asking|enough (?:with|of)|ridiculous|wast(?:e|ing) (?:of )?my time|fed up|shut up|\bwtf\b|sick of (?:this|your|these)|stupid (?:question|bot|machine)|useless (?:bot|question|machine)|pointless question|leave me alone|are you (?:even )?(?:listening|serious)|i already (?:told|said)|just build it|cut the crap|what the hell/iu

/** A clause that takes back what stands beside it. */
export const DISMISSAL =
  /困って(?:は|も)?い(?:ない|ません)|困らない|問題(?:は)?な(?:い|く)|別に(?:いい|大丈夫|気にして|困)|大丈夫(?:だけど|ですけど|かな)|ってほどでも|気にならない|どうでもいい|(?<![\p{Script=Latin}])(?:not that (?:any|it|i|we|they)\w*|(?:that|it|this)(?:'s| is) (?:fine|ok|okay|not a problem|no problem)|doesn'?t (?:really )?matter|never mind|forget (?:it|that|the)|no big deal|i don'?t mind|nobody minds)(?![\p{Script=Latin}])/iu

export const HEDGE =
  /かも(?:しれ|知れ|ね|。|、|$)|たぶん|多分|おそらく|恐らく|かなあ?(?:と|って|。|、|$)|気がする|気がして|よく(?:分|わ)から(?:ない|ん)(?:けど|が)|なんとなく|何となく|一応|もしかし|どうだろう|自信(?:は)?ない|(?<![\p{Script=Latin}])(?:maybe|perhaps|possibly|probably|i guess|i suppose|might be|could be|not sure|sort of|kind of|kinda|i(?:'m| am) not certain|somehow|i don'?t really know but)(?![\p{Script=Latin}])/iu

/** A sentence that asks us something, whatever its mark. */
export const ASKS_BACK =
  /[?？]\s*$|(?:です|ます|でしょう|だろう|の|ん|すか|す)か(?:ね|な)?[。\s]*$|かね[。\s]*$|(?:どう思う|どう思います|教えて|何が言いたい|それ聞いて)[。\s]*$|^(?:what|why|how|who|when|where|which|is|are|do|does|can|could|should|would) [^.]*\?$/iu
