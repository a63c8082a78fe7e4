/** Grammar without a meaning of its own: the lattice passes over it, so that は, です or している weigh nothing. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `は が を に の も で と や へ か よ ね な だ た て ば ず し さ ん り る れ い く け せ す ら え っ ぞ ぜ わ ぬ き
から まで より という とか など だけ しか ほど くらい ぐらい って です ます でした ました ません ましょう でしょう でしょ だろう
だった だっ まし ませ でし たい たく たかっ たかった たら たり ながら つつ ので のに けど けれど けれども には では とは にも でも
する した して します しない したい したく しよう すれば される されて された させる いる いた いて います ている ていて ていた ていない
てる ある あり あった あって なる なり なって なった なれ れる られ られる せる くれる くれ くれた もらう もらえる もらっ もらい
ください ほしい ほしく こと もの よう ように ような ため ところ それ その これ この あの そこ ここ のか のは のが のを のも かも かもしれない
として にとって による によって において について に対して てしまう てしまい てしまって しまう しまっ しまい ちゃう ちゃっ じゃ
なら ならば まま ずに ので など なんか なんて みたい みたいな らしい そうです さん さま ちゃん くん たち ら ども がた お ご`
    .trim()
    .split(/\s+/u),
)

/** Function words that turn a sentence round stay: the vectors see them, if dimly. */
export const NEGATIONS: ReadonlyMap<string, string> = new Map([
  ['ない', 'ない'],
  ['なく', 'ない'],
  ['なかっ', 'ない'],
  ['なかった', 'ない'],
  ['なくて', 'ない'],
  ['なければ', 'ない'],
])
