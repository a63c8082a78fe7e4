/** People everybody knows of: as what a text is about they say nothing of who wrote it. */
export const FAMOUS_JA: readonly string[] =
  `村上春樹 夏目漱石 太宰治 芥川龍之介 川端康成 三島由紀夫 宮沢賢治 森鴎外 谷崎潤一郎 東野圭吾 湊かなえ 司馬遼太郎 水木しげる 手塚治虫 高橋留美子 鳥山明 尾田栄一郎
藤子不二雄 宮崎駿 高畑勲 新海誠 細田守 黒澤明 小津安二郎 北野武 ビートたけし タモリ 明石家さんま 所ジョージ 松本人志 浜田雅功 マツコ・デラックス 黒柳徹子 大谷翔平 イチロー
羽生結弦 浅田真央 錦織圭 大坂なおみ 八村塁 三笘薫 久保建英 長嶋茂雄 王貞治 松井秀喜 ダルビッシュ有 藤井聡太 羽生善治 織田信長 豊臣秀吉 徳川家康 武田信玄 上杉謙信 伊達政宗
明智光秀 坂本龍馬 西郷隆盛 土方歳三 近藤勇 福沢諭吉 渋沢栄一 津田梅子 北里柴三郎 野口英世 聖徳太子 紫式部 清少納言 源義経 源頼朝 平清盛 菅原道真 空海 千利休 葛飾北斎
歌川広重 安藤広重 岡本太郎 草間彌生 村上隆 奈良美智 坂本龍一 小澤征爾 久石譲 美空ひばり 山下達郎 竹内まりや 松任谷由実 ユーミン 中島みゆき 宇多田ヒカル 椎名林檎 安室奈美恵
浜崎あゆみ 米津玄師 星野源 福山雅治 木村拓哉 西野カナ 藤原竜也 渡辺謙 役所広司 有村架純 新垣結衣 石原さとみ 綾瀬はるか 広瀬すず 市川海老蔵 松山ケンイチ 山口智子
バッハ モーツァルト ベートーヴェン ベートーベン ショパン チャイコフスキー ドビュッシー シューベルト ワーグナー ゴッホ ピカソ モネ ルノワール セザンヌ ダリ クリムト フェルメール
レンブラント ルーベンス ミケランジェロ ダ・ヴィンチ レオナルド・ダ・ヴィンチ ラファエロ アインシュタイン ニュートン エジソン ガリレオ ダーウィン ピタゴラス ソクラテス プラトン
アリストテレス カント ニーチェ マルクス フロイト ナポレオン シェイクスピア トルストイ ドストエフスキー ヘミングウェイ アガサ・クリスティ シャーロック・ホームズ アルセーヌ・ルパン
ジェームズ・ボンド マイケル・ジャクソン ビートルズ ジョン・レノン ポール・マッカートニー エルトン・ジョン レディー・ガガ マドンナ テイラー・スウィフト オードリー・ヘップバーン
オードリー・ヘプバーン マリリン・モンロー トム・クルーズ トム・ハンクス ブラッド・ピット チャップリン スティーブン・スピルバーグ スタンリー・キューブリック スティーブン・キング
スティーブ・ジョブズ ビル・ゲイツ イーロン・マスク ガンジー マザー・テレサ キリスト ブッダ フランケンシュタイン ドラキュラ サンタクロース`.split(
    /\s+/,
  )

export const FAMOUS_EN: readonly string[] =
  `taylor swift|beyonce|beyoncé|rihanna|ed sheeran|kanye west|lady gaga|madonna|michael jackson|elvis|elvis presley|john lennon|paul mccartney|freddie mercury
david bowie|bob dylan|bob marley|johnny cash|dolly parton|mozart|beethoven|bach|chopin|tchaikovsky|vivaldi|debussy|van gogh|vincent van gogh|picasso|monet|rembrandt
michelangelo|leonardo da vinci|da vinci|frida kahlo|andy warhol|banksy|shakespeare|william shakespeare|jane austen|charles dickens|mark twain|ernest hemingway|virginia woolf
agatha christie|george orwell|tolkien|j.r.r. tolkien|jk rowling|j.k. rowling|stephen king|haruki murakami|tolstoy|dostoevsky|kafka|albert einstein|einstein|isaac newton
charles darwin|marie curie|rosalind franklin|stephen hawking|nikola tesla|galileo|freud|sigmund freud|karl marx|nietzsche|plato|socrates|aristotle|napoleon|churchill
winston churchill|abraham lincoln|george washington|martin luther king|gandhi|nelson mandela|mandela|mother teresa|barack obama|obama|donald trump|joe biden
margaret thatcher|elon musk|bill gates|steve jobs|jeff bezos|mark zuckerberg|warren buffett|oprah|oprah winfrey|tom cruise|tom hanks|brad pitt|leonardo dicaprio|meryl streep
audrey hepburn|marilyn monroe|charlie chaplin|steven spielberg|quentin tarantino|alfred hitchcock|messi|lionel messi|ronaldo|cristiano ronaldo|serena williams|roger federer
michael jordan|lebron james|usain bolt|david beckham|sherlock|sherlock holmes|mr bean|mr. bean|thelma and louise|romeo and juliet|macbeth|dracula
frankenstein|king arthur|jack the ripper|father christmas|st patrick|saint patrick|st. patrick|eggs benedict|lucy in the sky|disneyland|nike
adidas|puma|reebok|lego|ikea`.split(/[|\n]/)
