const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

export const ENGLISH_STOP_WORDS = words(`
a a.m about above across actually after again against all almost alone along already also although always am among an and
another any anybody anyone anything are aren't around as ask asked at away b back be became because been before being below
between both but by c can can't cannot could couldn't d did didn't do does doesn't doing don't done down dr during e e.g each
either else enough etc even ever every everybody everyone everything few for from further get gets getting give given
go goes going gonna got had hadn't has hasn't have haven't having he he'd he'll he's her here hers herself him himself
his how however i i'd i.e i'll i'm i've if in instead into is isn't it it'd it'll it's its itself just keep kept kind let
let's like likely lot lots made make makes making many may maybe me might mine more most mostly mr mrs ms much must my myself need
needs neither never no nobody none nor not nothing now o of off often oh ok okay on once one ones only onto or other
others ought our ours ourselves out over own p.m per perhaps please pretty quite rather really s same say says see shall she
she'd she'll she's should shouldn't since so some somebody somehow someone something sometimes somewhat still such sure
t than that that's the their theirs them themselves then there there's these they they'd they'll they're they've thing
things think this those though through thus to together too toward towards try trying u under until up upon us use
used using very via want wanted wants was wasn't way we we'd we'll we're we've well went were weren't what what's
whatever when where whether which while who who's whom whose why will wish with within without won't would wouldn't yeah
yes yet you you'd you'll you're you've your yours yourself yourselves
`)

/** Particles, auxiliaries, pronouns and formal nouns as Intl.Segmenter cuts them. */
export const JAPANESE_STOP_WORDS = words(`
あ あっ ある あり あれ あれば あの あのー あまり あるいは い いい いう いえ いえば いか いく いけ いた いただき いただく いただけ
いて いつ いつも いない いま います いませ いる いれ いろいろ いわ う うち うん え ええ えっと お おい おく おけ おり おる
か かった かっ かつ かなり から かな かも かも知れない かもしれ かもしれない が がた がっ がり がる
き きた きっと く くせ くださ ください くだされ くらい くる くれ くれる ぐらい け けど けれど けれども こ こう ここ こそ
こちら こっち こと この これ これら ご ござい さ さあ さい さえ さん さらに し しか しかし しかも した したい したく して
しない します しまう しまっ しよう しれ しれない す すぐ すべて する すれ すれば すると ず せ せい せる せず ぜ ぜひ ぞ
そう そうした そこ そして そちら その そのまま それ それぞれ それで それでも それに それは それら そんな
た たい たく たかっ たかった たち たっ ただ ただし たび たぶん ため たら たり だ だい だから だけ だっ だった だったら だっけ だと だろう
ち ちゃ ちゃう ちゃっ ちゃん ちょっと つ つい つつ つまり つもり て てい ている てる で でき できない できます できる できれ できれば
です でし でした でしょう でも では と とい という といった といって とか とき とく とくに ところ とっ として とても とは
とも どう どうして どうしても どこ どの どれ どんな な ない ないで なかっ なかった ながら なく なくて なけれ なければ なぜ など
なに なら ならない なり なる なれ なん なんか なんて なんと に にくい にくく にて には にとって になる にも によって により による
ね ねえ の のか のが ので のです のでは のに のは のみ のも のよう のを は はい はず ば ばかり ひと ふう べき ほう ほか ほしい ほしく
ほど ほとんど ほんと ほんとう ほんとに ま まあ まし ました まして ます ませ ません また または まだ まで まま みたい みたいな みる
みれ みんな む め も もう もし もっと もの もん もらい もらう もらえ もらえる もらっ や やすい やすく やっ やっぱり やはり やり やる
よ よい よう ような ように ようになる よく よっ より ら らしい られ られる る れ れる わ わかっ わかり わから わかる わけ を ん
んだ んです ー へ べ ぱ っ って ってこと っぽい っ放し っていう
一つ 一番 一緒 上 下 中 事 今 今回 何 何か 何も 何でも 何故 何度 例えば 俺 僕 僕ら 全て 全部 内 出来 出来る 出来ない 前 各 同じ 君
場合 後 彼 彼女 彼ら 思い 思う 思っ 思わ 思え 感じ 方 時 様 様々 本当 本当に 次 次に 欲しい 気 沢山 無い 為 物 特に 皆 皆さん 私 私たち
私達 等 系 者 自体 良い 良かっ 良く 色々 行う 言う 言い 言っ 訳 誰 誰か 貴方 達 間 際 非常 頃 実際 実際に 最近 最後に 一度 普通 簡単に 言われ 言われる 考え 考える
`)

/** What may follow a Japanese noun: used to tell a noun with kana in it (振り返りを) from an inflected verb (振り返りたい). */
export const JAPANESE_CASE_PARTICLES = words('が を に は の も で と や から まで より へ という とか など だ です')
