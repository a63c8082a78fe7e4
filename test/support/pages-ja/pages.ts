/** Japanese pages of our own, in the layouts one meets: what must be kept of each, and what must not. */
export interface JapanesePage {
  layout: string
  url: string
  html: string
  title: string
  keep: readonly string[]
  drop: readonly string[]
}

const page = (head: string, body: string) =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`
const MENU =
  '<div id="gnav"><ul><li><a href="/">ホーム</a></li><li><a href="/news">お知らせ</a></li><li><a href="/company">会社概要</a></li><li><a href="/contact">お問い合わせ</a></li></ul></div>'
const PANKUZU = '<div class="pankuzu"><a href="/">トップ</a> &gt; <a href="/c">くらし</a> &gt; <span>記事</span></div>'
const FOOTER =
  '<div id="footer"><ul><li><a href="/p">プライバシーポリシー</a></li><li><a href="/t">利用規約</a></li></ul><p>Copyright © みなと新報社 All rights reserved. 無断転載を禁じます。</p></div>'
const RANKING =
  '<div class="sidebar"><h3>アクセスランキング</h3><ol><li><a href="/1">駅前の再開発、来春に着工</a></li><li><a href="/2">市民プールの料金が変わります</a></li><li><a href="/3">給食費の無償化を検討</a></li></ol></div>'
const SHARE =
  '<ul class="sns"><li><a href="#">ツイート</a></li><li><a href="#">シェア</a></li><li><a href="#">はてブ</a></li></ul>'

const FERRY = [
  '港の渡し船を利用した人は二〇二四年度に百二十万人となり、前の年度より三割増えたことが、運航会社のまとめで分かった。',
  '増便と電気船の導入が通勤客に受け入れられたとみられる。会社の担当者は「待ち時間が短くなったという声が多い」と話している。',
  '一方で、夕方の便は五本に一本が五分以上遅れており、北岸の住民からは改善を求める声が上がっている。',
]
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('\n')

export const JAPANESE_PAGES: readonly JapanesePage[] = [
  {
    layout: 'a newspaper article',
    url: 'https://minato.example.jp/news/20250305.html',
    title: '渡し船の利用者、百万人を超える',
    html: page(
      '<title>渡し船の利用者、百万人を超える｜みなと新報</title><meta property="og:type" content="article">',
      `${MENU}${PANKUZU}<div class="main"><article><h1>渡し船の利用者、百万人を超える</h1><p class="date">2025年3月5日 7時00分</p>${SHARE}<div class="article-body">${paragraphs(FERRY)}</div></article></div>${RANKING}${FOOTER}`,
    ),
    keep: FERRY,
    drop: ['会社概要', 'アクセスランキング', '給食費の無償化', '無断転載', 'ツイート'],
  },
  {
    layout: 'an old page made of tables and line breaks',
    url: 'http://www.example.jp/~tanaka/nikki.htm',
    title: '山歩き日記',
    html: page(
      '<title>山歩き日記</title>',
      `<table width="800"><tr><td width="150"><a href="index.htm">表紙</a><br><a href="link.htm">リンク集</a><br><a href="bbs.htm">掲示板</a></td><td><font size="5">山歩き日記</font><br><br>五月三日、晴れ。朝六時に家を出て、電車とバスを乗り継いで登山口に着いたのは九時を少し過ぎたころだった。<br><br>新緑の尾根道は風が心地よく、途中で出会った老夫婦に、この先に水場があると教えてもらった。<br><br>頂上からは海まで見渡せた。握り飯を二つ食べ、昼寝をして、夕方には麓の温泉につかって帰った。</td></tr></table>`,
    ),
    keep: ['五月三日、晴れ。', '新緑の尾根道は風が心地よく', '麓の温泉につかって帰った'],
    drop: ['リンク集', '掲示板'],
  },
  {
    layout: 'a blog post with comments',
    url: 'https://blog.example.jp/entry/2024/10/01',
    title: 'ぬか床を始めて一年',
    html: page(
      '<title>ぬか床を始めて一年 - 台所の記録</title><meta property="og:type" content="article"><script type="application/ld+json">{"@type":"BlogPosting","headline":"ぬか床を始めて一年","author":{"name":"すみれ"},"datePublished":"2024-10-01"}</script>',
      `<header class="blog-header"><a href="/">台所の記録</a></header><div class="entry"><h1 class="entry-title">ぬか床を始めて一年</h1><div class="entry-content"><p>去年の秋に始めたぬか床が、この十月でちょうど一年になりました。最初の一か月は毎日かき混ぜるのを忘れて、表面が白くなってしまったこともあります。</p><p>うまくいくようになったのは、朝のお茶をいれる前に混ぜると決めてからです。習慣に結びつけると続くのだと、この年になって知りました。</p><h2>よく漬けるもの</h2><ul><li>きゅうり。夏は半日で十分です。</li><li>にんじん。細いものを丸ごと一晩。</li><li>ゆで卵。二日目がいちばんおいしい。</li></ul></div></div><div class="comments"><h3>コメント</h3><div class="comment"><p>わたしも始めてみたいと思います。昆布は入れていますか。</p></div></div>${FOOTER}`,
    ),
    keep: ['ちょうど一年になりました', '習慣に結びつけると続く', 'ゆで卵。二日目がいちばんおいしい。'],
    drop: ['昆布は入れていますか', 'プライバシーポリシー'],
  },
  {
    layout: 'a question with answers',
    url: 'https://qa.example.jp/questions/12345',
    title: '自転車のブレーキの音を止めるには',
    html: page(
      '<title>自転車のブレーキの音を止めるには - 質問広場</title><script type="application/ld+json">{"@type":"QAPage"}</script>',
      `${MENU}<main><div class="question"><h1>自転車のブレーキの音を止めるには</h1><p>通勤に使っている自転車のブレーキが、雨の日のあとだけ大きな音を立てます。油をさしてもよいものでしょうか。</p></div><div class="answer"><p>油は絶対にささないでください。止まれなくなります。まずリムとゴムを中性洗剤で洗い、乾いた布でよく拭いてみてください。</p></div><div class="answer"><p>それでも鳴るなら、ブレーキのゴムを少しハの字に付け直すと止まることが多いです。自転車店で千円ほどで見てもらえます。</p></div></main><div class="ranking"><h3>人気の質問</h3><ul><li><a href="/q1">洗濯機の選び方</a></li><li><a href="/q2">引っ越しの挨拶はいつ</a></li></ul></div>${FOOTER}`,
    ),
    keep: ['雨の日のあとだけ大きな音を立てます', '油は絶対にささないでください', '少しハの字に付け直す'],
    drop: ['洗濯機の選び方', '会社概要'],
  },
  {
    layout: 'a manual page with code',
    url: 'https://docs.example.jp/guide/install',
    title: 'インストール',
    html: page(
      '<title>インストール | 港ツール ドキュメント</title>',
      `<nav class="sidebar"><ul><li><a href="/guide">はじめに</a></li><li><a href="/guide/install">インストール</a></li><li><a href="/guide/config">設定</a></li><li><a href="/api">APIリファレンス</a></li></ul></nav><main class="markdown"><h1>インストール</h1><p>港ツールは Node.js 20 以降で動きます。次のコマンドでプロジェクトに追加してください。</p><pre><code>npm install minato-tool
npx minato init</code></pre><h2>設定ファイル</h2><p>初期化すると、設定ファイルが作られます。主な項目は次の表のとおりです。</p><table><tr><th>項目</th><th>意味</th></tr><tr><td>port</td><td>待ち受けるポート番号</td></tr><tr><td>cache</td><td>一時ファイルを置くフォルダー</td></tr></table></main><footer><a href="/prev">前へ</a><a href="/next">次へ</a></footer>`,
    ),
    keep: ['Node.js 20 以降で動きます', 'npx minato init', '待ち受けるポート番号', '主な項目は次の表のとおりです'],
    drop: ['APIリファレンス', '次へ'],
  },
  {
    layout: 'a product',
    url: 'https://shop.example.jp/product/kettle',
    title: '南部鉄器の急須 0.6L',
    html: page(
      '<title>南部鉄器の急須 0.6L | 道具店</title><meta property="og:type" content="product"><script type="application/ld+json">{"@type":"Product","name":"南部鉄器の急須"}</script>',
      `${MENU}<div class="product"><h1>南部鉄器の急須 0.6L</h1><p class="price">¥8,800（税込）</p><button>カートに入れる</button><div class="description"><p>岩手の工房で一つずつ鋳込まれた急須です。内側にほうろうを引いてあるので、さびにくく、お茶の香りをそのまま楽しめます。</p><p>直火にはかけられません。お湯を沸かすときはやかんをお使いください。洗ったあとは、ふたを開けて乾かしてください。</p></div></div><div class="related"><h3>この商品を見た人はこんな商品も見ています</h3><ul><li><a href="/p1">湯のみ 五客揃</a></li><li><a href="/p2">茶こし</a></li></ul></div>${FOOTER}`,
    ),
    keep: ['岩手の工房で一つずつ鋳込まれた急須です', '直火にはかけられません'],
    drop: ['湯のみ 五客揃', '利用規約'],
  },
  {
    layout: 'a notice of a town hall',
    url: 'https://www.city.example.lg.jp/kurashi/gomi.html',
    title: '粗大ごみの出し方が変わります',
    html: page(
      '<title>粗大ごみの出し方が変わります／みなと市</title>',
      `<div id="header"><a href="/">みなと市</a><a href="/en">English</a><a href="#">文字の大きさ</a></div>${PANKUZU}<div id="contents"><h1>粗大ごみの出し方が変わります</h1><p>更新日：2025年2月1日</p><p>四月一日から、粗大ごみの収集は事前の申し込みが必要になります。電話またはインターネットで、収集を希望する日の三日前までに申し込んでください。</p><dl><dt>申し込み先</dt><dd>環境課粗大ごみ受付センター</dd><dt>受付時間</dt><dd>平日の午前九時から午後五時まで</dd></dl><p>手数料は品目ごとに異なります。品目の一覧は、各公民館で配布している冊子をご覧ください。</p></div><div id="side"><h2>このカテゴリ</h2><ul><li><a href="/a">資源ごみ</a></li><li><a href="/b">ごみカレンダー</a></li></ul></div>${FOOTER}`,
    ),
    keep: ['事前の申し込みが必要になります', '手数料は品目ごとに異なります', '環境課粗大ごみ受付センター'],
    drop: ['ごみカレンダー', '文字の大きさ'],
  },
  {
    layout: 'a company that offers a service',
    url: 'https://www.example.co.jp/service/migration',
    title: '基幹システムの移行支援',
    html: page(
      '<title>基幹システムの移行支援 | みなとシステム</title>',
      `${MENU}<main><section><h1>基幹システムの移行支援</h1><p>二十年使い続けた基幹システムを、業務を止めずに新しい基盤へ移します。現状の調査から切り替え後の運用まで、同じ担当者がお手伝いします。</p></section><section><h2>三つの特長</h2><div class="card"><h3>止めない</h3><p>新旧を並行して動かし、毎晩結果を突き合わせます。差がなくなってから切り替えます。</p></div><div class="card"><h3>見える</h3><p>進み具合と残っている問題を、週に一度、一枚の紙でご報告します。</p></div></section></main>${FOOTER}`,
    ),
    keep: ['業務を止めずに新しい基盤へ移します', '毎晩結果を突き合わせます', '一枚の紙でご報告します'],
    drop: ['プライバシーポリシー', '会社概要'],
  },
  {
    layout: 'a list of news',
    url: 'https://news.example.jp/category/kurashi/',
    title: 'くらしのニュース',
    html: page(
      '<title>くらしのニュース一覧</title>',
      `${MENU}<main><h1>くらしのニュース</h1><ul class="list">${['渡し船の終電が午前零時半に|四月から最後の便が遅くなり、深夜に働く人の足として期待されています。', '図書館の予約が電話でも可能に|スマートフォンを持たない利用者の声を受け、平日の昼間に受け付けます。', '朝市が二年ぶりに再開|橋の工事が終わり、毎週日曜日に三十店ほどが並ぶ見込みです。', '空き家を使った工房が開く|木工と織物の体験ができ、子ども向けの教室も予定されています。'].map((item) => `<li><h2><a href="/x">${item.split('|')[0]}</a></h2><p>${item.split('|')[1]}</p></li>`).join('')}</ul></main>${FOOTER}`,
    ),
    keep: [
      '四月から最後の便が遅くなり',
      '平日の昼間に受け付けます',
      '毎週日曜日に三十店ほどが並ぶ見込みです',
      '木工と織物の体験ができ',
    ],
    drop: ['プライバシーポリシー', '無断転載'],
  },
  {
    layout: 'a bulletin board',
    url: 'https://bbs.example.jp/thread/889',
    title: '古い万年筆の手入れについて',
    html: page(
      '<title>古い万年筆の手入れについて - 文具掲示板</title>',
      `${MENU}<div class="thread"><h1>古い万年筆の手入れについて</h1><div class="post"><div class="name">1 名無しさん 2025/01/11</div><div class="message">祖父の万年筆を譲り受けました。二十年は使っていないようで、インクが固まっています。ぬるま湯につけても大丈夫でしょうか。</div></div><div class="post"><div class="name">2 文具好き 2025/01/11</div><div class="message">ペン先だけなら水に一晩つけてください。お湯は軸が変形することがあるので、やめたほうがいいです。</div></div><div class="post"><div class="name">3 名無しさん 2025/01/12</div><div class="message">一晩つけたらきれいに流れるようになりました。ありがとうございます。</div></div></div><form><input type="text"><button>書き込む</button></form>${FOOTER}`,
    ),
    keep: ['祖父の万年筆を譲り受けました', 'お湯は軸が変形することがある', 'きれいに流れるようになりました'],
    drop: ['利用規約', '会社概要'],
  },
  {
    layout: 'an article in a soup of divs, with a cookie notice',
    url: 'https://media.example.jp/a/77',
    title: '小さな本屋が続く理由',
    html: page(
      '<title>小さな本屋が続く理由 | まちの雑誌</title><meta property="og:type" content="article">',
      `<div class="cookie-banner"><div>当サイトはクッキーを使用しています。続行すると利用に同意したものとみなされます。</div><div><a href="#">同意する</a></div></div><div><div><div><div>駅から十五分の坂の上に、その本屋はある。六坪の店に並ぶのは、店主が読んで面白いと思った三千冊だけだ。</div><div>「売れる本を置くと、隣の町の大きな店に負けます。置くのは、訊かれたら一時間話せる本です」と店主は笑う。</div><div>客の半分は常連で、残りの半分は常連が連れてくる。開店から九年、赤字の月は三度しかないという。</div></div></div></div><div class="osusume"><div>あわせて読みたい</div><div><a href="/1">朝だけ開くパン屋</a></div><div><a href="/2">銭湯の番台に座る</a></div></div>${FOOTER}`,
    ),
    keep: ['駅から十五分の坂の上に', '訊かれたら一時間話せる本です', '赤字の月は三度しかないという'],
    drop: ['クッキーを使用しています', '銭湯の番台に座る'],
  },
]
