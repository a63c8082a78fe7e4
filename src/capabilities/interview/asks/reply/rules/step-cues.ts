import type { Aspect } from '../../../contract.ts'

/** Words one of which a question of that step cannot do without; each in one spelling (see fold). */
export const MORE =
  /ほか|他(?!人)|以外|別の|もう一つ|もうひとつ|あと|さらに|加えて|まだ|そのほか|まわりにも|も(?:あり|ござい|気に|お聞き|聞か|教え)|それだけ|\b(?:else|others?|another|besides|apart|beyond|more|also|too|as well|additional|further|anything)\b/u
export const MOST =
  /一番|いちばん|最も|もっとも|特に|中でも|何より|大きい|優先|どれ|どちら|選|強いて|\b(?:most|biggest|main|top|first|which|heaviest|one|worst|bigger|more|above all|priority|really it|pick)\b/u
export const CHOICE =
  /どれ|どちら|一つ|ひとつ|選|一番|いちばん|もっとも|最も|何を|何が|どの|\b(?:which|choose|pick|one|most|what|instead)\b/u
export const REASON =
  /なぜ|どうして|なんで|理由|わけ|大事|大切|意味|背景|どこが|何が|どんなところ|どういうところ|\b(?:why|what makes|matters?|important|reason|mean(?:s|ing)?|at stake|behind|because|care about)\b/u
export const ENDING =
  /終わ|終え|ここまで|切り上げ|やめ|おしまい|続け|\b(?:stop|end|finish|leave it|call it|wrap|continue|go on|carry on|done)\b/u
export const CHECK =
  /合って|間違|正しい|そのとおり|その通り|よろしい|いかが|違|直|ずれ|認識|付け加|抜け|よいです|いいです|相違|\b(?:right|correct|accurate|fit|how you meant|get (?:that|it|this)|got (?:that|it|this)|sounds?|miss(?:ed|ing)?|change|add|fair|captur|understood|reflect|off|mistaken|agree|about it|misunderst|put right|true)/u
export const ADD =
  /付け加|足|ほか|他|伝え|言い(?:残|忘)|話して|残して|気がかり|思い出|最後|\b(?:add|else|other|more|anything|missed|pass on|leave|say|finish|something)\b/u

export const ASPECT_WORDS: Readonly<Record<Aspect, RegExp>> = {
  scene:
    /いつ|どこ|場面|場合|とき|時(?:の|に|は)|最近|直近|前回|最後に|状況|例|流れ|どんな(?:ふう|風|様子)|何をして|どのよう|\b(?:when|where|last|time|times|situation|scene|occasion|moment|walk me|example|happen\w*|going on|doing|instance|day|look like|recent\w*|take me)\b/u,
  frequency_and_impact:
    /どのくらい|どれくらい|どれぐらい|どのぐらい|頻度|何回|何度|よく|影響|変わ|困|支障|どうな|結果|週に|月に|毎回|たま|その(?:後|あと)|\b(?:how (?:often|much|many|long)|often|frequen\w*|regular\w*|affect\w*|impact\w*|effect|do to|does (?:it|that|this)|lead|cost\w*|mean\w*|difference|result|consequence\w*|follow\w*|what happens|change\w*|disrupt\w*|usually|every)\b/u,
  affected:
    /誰|だれ|どなた|ほかの(?:人|方)|他の(?:人|方)|まわり|周り|周囲|家族|同僚|友|ご?一緒|関わ|みなさん|皆さん|チーム|人(?:は|が|に)|方(?:は|が|に)|\b(?:who|anyone|someone|else|others|people|colleagues?|family|team|friends?|around you|everyone|nobody|them|neighbou?rs?)\b/u,
  past_attempts:
    /試|工夫|対処|対策|対応|これまで|今まで|解決|やって|やり|した(?:こと|り)|しのい|乗り切|どう(?:され|し|やって|やり)|どんなこと|何か(?:し|され)|(?:し|され)たこと|\b(?:tr(?:y|ied|ying)|done|deal\w*|dealt|handle\w*|cope|coping|around it|attempt\w*|manag\w*|do about|did you do|so far|help(?:ed)?|work(?:ed)?|already|way of|ways?|get by|currently|workaround\w*|solve\w*)\b/u,
  obstacle:
    /どの|どこ|いちばん|一番|妨げ|難し|大変|原因|何が|ネック|壁|邪魔|つまず|引っかか|ひっかか|負担|どういう|\b(?:which|part|hard\w*|way|difficult\w*|where|cause\w*|makes?|stand\w*|block\w*|stuck|most|step|point|obstacle|biggest|keeps?|prevent\w*|stops?|tricky|trickiest)\b/u,
  ideal:
    /理想|どうな|どんな|あったら|あれば|なったら|なら|望|ほしい|欲しい|うれし|嬉し|どのよう|どういう|できたら|\b(?:ideal\w*|would|like|wish|perfect\w*|want|hope|best|good|dream|if|look like|should|prefer)\b/u,
  difference: /変わ|何が|できる|どう|どんな|違|過ご|\b(?:change\w*|differen\w*|would|possible|what|how|able|mean)\b/u,
  reason: REASON,
  first_change:
    /最初|まず|一つ|ひとつ|変わ|変え|何から|どこから|\b(?:first|one|start\w*|change\w*|begin|priority|small)\b/u,
  anything_else:
    /ほか|他|付け加|足|伝え|まだ|言い(?:残|忘)|話して|さらに|もう|\b(?:else|add|other|more|anything|something|further|missed)\b/u,
}

/** Words that ask for a step and for hardly another: a question with those of another step and none of its own has left it. */
export const TELLING: Readonly<Record<Aspect | 'enumerate' | 'most' | 'check' | 'opening', RegExp>> = {
  opening:
    /困|気にな|気がかり|不便|不満|不安|心配|悩|面倒|大変|つら|しんど|苦労|難し|やりにく|手間|負担|もやもや|引っかか|ひっかか|うまくいかな|手こず|思い浮か|きっかけ|一つ|ひとつ|何か|手が止|頭に残|\b(?:troubl\w*|bother\w*|annoy\w*|mind|difficult\w*|hard\w*|frustrat\w*|stress\w*|worr\w*|stuck|stop|sigh|wrong|problems?|issues?|concern\w*|challeng\w*|struggl\w*|tricky|tough|awkward|painful|notic\w*|attention|one thing|anything|something|slow\w*|tir\w+|upset\w*)\b/u,
  enumerate:
    /(?:ほか|他)(?:に(?!は?ない)|の(?!(?:人|方))|にも|には)|以外に|まだ(?:何か|ござい|あり)|そのほか|\b(?:anything|what|something|someone|anyone) else\b|\bother (?:things?|parts?|problems?|issues?|troubles?)\b|\bbesides (?:that|this)\b/u,
  most: /どれ(?!(?:く|ぐ)らい|ほど)|一つ(?:選|だけ)|選んで|選ぶ|一番(?:何とか|大事|気に|困|重)|いちばん(?:何とか|大事|気に|困|重)|\bwhich (?:of|one|would|thing|matter)\b|\bmost (?:important|like|urgent|pressing)\b|\bmatters? (?:more|most)\b|\bweighs? (?:more|most)\b|\bchoose\b|\bpick\b/u,
  check:
    /合って(?:い|る|ます|おり)|よろしいでしょうか|よろしいですか|間違い(?:は|が|あり|ござい)|相違|受け取り方|直したい|訂正|\b(?:is|was) (?:that|this|it) (?:right|correct|fair|accurate|a fair)|\b(?:get|got|have) (?:that|it|this) right\b|\bcorrect (?:anything|me)\b|\bshould i correct\b/u,
  scene:
    /いつ(?!も|か(?:ら|は)?)|どこで|どんな(?:場面|とき|時|状況)|場面|直近|この前|何をして|\b(?:when (?:did|was|were|do|does|it)|where (?:were|was|did|are)|last time|the last (?:one|occasion)|walk me through|what were you doing|take me through|what was going on)\b/u,
  frequency_and_impact:
    /どのくらいの?(?:頻度|割合|回数)|頻度|影響|支障|何回|何度(?!か)|週に|月に何|毎回|どうなり|どのくらい|どれくらい|変わ|\b(?:chang\w*|what does (?:it|that|this) (?:do|mean|cause)|how (?:much|long|many)|how (?:often|frequently|regularly|many times)|affects?|impacts?|consequences?|what (?:happens|follows) (?:then|next|after)|lead to|leads to)\b/u,
  affected:
    /誰|だれ|どなた|まわりの|周りの|周囲の|\b(?:who else|anyone else|others? (?:around|affected)|people around you)\b/u,
  past_attempts:
    /試(?!験)|工夫|対処|対策|これまでに(?:何|どん|どの|どう)|今までに(?:何|どん|どう)|やってみ|\b(?:have you (?:tried|done|found)|did you try|tried (?:so far|anything|to|already)|done (?:so far|about)|so far\b.{0,20}\b(?:tr|do)|deal with|dealt with|cope|work(?:ed)? around)\b/u,
  obstacle:
    /妨げ|どこ|どれ|何が|どの(?:部分|項目|あたり|ところ|段階|点)|どこ(?:が|に|で)(?:いちばん|一番|難|わか|つまず|引っかか|ひっかか)|難しい|わかり(?:にく|づら)|つまず|原因|邪魔|じゃま|\b(?:which (?:part|item|step|point|bit)|what part|hard(?:est)?|difficult|in the way|gets? stuck|stand in the way|obstacle|hinders?|confus\w*|trips? you|unclear|slows?|holds? you|stops? you)\b/u,
  ideal:
    /理想|本当は(?:どう|どん)|どう(?:なって|であって|なれ|なった|だった)|どのようになって|望ま|願|あってほし|\b(?:ideal(?:ly)?|perfect|would (?:it|you|that) (?:be|like|look|work|want)|in your view|wish|if you could|like it to|best case|hope)\b/u,
  difference:
    /変わ|違(?:い|って|う)|できるように|\b(?:chang\w*|different\w*|difference|would that (?:make|give|mean|allow))\b/u,
  reason:
    /なぜ|どうして|なんで|理由|わけ|大事|大切|意味で|問題|背景|\b(?:why|what makes|reason|matters?|important|mean (?:to|for) you)\b/u,
  first_change: /最初に|まず|何から|どこから|先に|\b(?:first|start with|begin)\b/u,
  anything_else: /ほか|他に|付け加|言い(?:残|忘)|\b(?:else|to add|anything more)\b/u,
}
/** What came of it is asked with what was tried. */
export const OUTCOME =
  /どうな|結果|効果|うまくい|その(?:後|あと)|手応え|\b(?:came of|come of|happen\w*|result\w*|turn(?:ed)? out|work(?:ed)?|help(?:ed)?|how did (?:it|that) go|did (?:it|that|they))\b/u
