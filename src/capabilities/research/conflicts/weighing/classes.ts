/** Words of one class exclude each other where they say what something is: one class a line, its name first. */
const CLASSES = `
colour: red blue green yellow black white brown gray grey orange pink purple violet crimson scarlet maroon navy turquoise teal beige cream gold golden silver bronze ivory amber indigo magenta cyan lilac burgundy khaki olive ochre tan rust 赤 青 緑 黄 黒 白 茶 灰 橙 桃 紫 紺 藍 朱 金 銀 赤色 青色 緑色 黄色 黒色 白色 茶色 灰色 橙色 桃色 紫色 紺色 藍色 朱色 金色 銀色 えんじ えんじ色 臙脂 深緑 深緑色 水色 空色 肌色 群青 群青色 ベージュ ピンク オレンジ クリーム色 赤い 青い 白い 黒い 黄色い 茶色い ワインレッド 若草色 抹茶色 鼠色 薄緑 薄紫 山吹色 象牙色
material: wood wooden steel iron concrete brick stone glass plastic aluminium aluminum copper bronze brass leather cotton wool silk linen nylon polyester rubber paper cardboard ceramic porcelain clay granite marble sandstone limestone timber oak pine cedar maple walnut mahogany bamboo titanium tin zinc gold silver carbon-fibre fibreglass slate thatch tile 木 木造 鉄 鉄筋 鉄骨 鋼 鋼鉄 コンクリート 煉瓦 れんが レンガ 石 石造 ガラス プラスチック アルミ アルミニウム 銅 青銅 真鍮 革 綿 羊毛 絹 麻 ナイロン ポリエステル ゴム 紙 陶器 磁器 粘土 花崗岩 大理石 砂岩 石灰岩 杉 檜 ヒノキ スギ 松 ナラ ケヤキ 桜 竹 チタン 錫 亜鉛 木製 鉄製 石製 銅製 革製 綿製 土 漆喰 瓦 茅 米粉 小麦粉 そば粉 片栗粉 ステンレス 樹脂 シリコン
side: left right 左 右 左岸 右岸 左腕 右腕 左投げ 右投げ 左打ち 右打ち 左利き 右利き 左足 右足 左手 右手 左側 右側 left-hand right-hand left-handed right-handed port starboard
direction: north south east west northern southern eastern western northeast northwest southeast southwest 北 南 東 西 北端 南端 東端 西端 最北端 最南端 最東端 最西端 北部 南部 東部 西部 北側 南側 東側 西側 北東 北西 南東 南西 北岸 南岸 東岸 西岸 北口 南口 東口 西口
weekday: monday tuesday wednesday thursday friday saturday sunday 月曜 火曜 水曜 木曜 金曜 土曜 日曜 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日
season: spring summer autumn winter 春 夏 秋 冬 春季 夏季 秋季 冬季
code: rust go python java javascript typescript ruby c c++ c# php kotlin swift scala perl haskell erlang elixir clojure lua fortran cobol julia r dart zig ocaml
tongue: english french german spanish italian portuguese russian chinese japanese korean arabic dutch swedish danish norwegian finnish polish czech greek turkish hindi latin welsh irish 英語 仏語 フランス語 独語 ドイツ語 スペイン語 イタリア語 ポルトガル語 ロシア語 中国語 日本語 韓国語 アラビア語 オランダ語 ラテン語
instrument: piano violin cello viola flute oboe clarinet trumpet trombone guitar harp drums organ saxophone bassoon horn tuba double-bass ピアノ バイオリン ヴァイオリン チェロ ビオラ フルート オーボエ クラリネット トランペット ギター ハープ ドラム オルガン サックス 三味線 琴 尺八 太鼓
metalwork: gold silver bronze 金メダル 銀メダル 銅メダル
licence: mit apache gpl lgpl agpl bsd mpl isc
fuel: petrol diesel electric hybrid hydrogen gas coal oil solar wind nuclear hydro biomass gasoline ガソリン 軽油 ディーゼル 電気 電動 水素 ガス 石炭 石油 太陽光 風力 原子力 水力 バイオマス 灯油 重油 プロパン
drink: tea coffee wine beer whisky sake water milk juice cider 茶 緑茶 紅茶 コーヒー ワイン ビール 日本酒 焼酎 水 牛乳 ウイスキー
meat: beef pork chicken lamb fish shrimp prawn tofu 牛肉 豚肉 鶏肉 羊肉 魚 エビ カニ 豆腐 鯛 鮭 マグロ サバ アジ
plant: rose lily tulip orchid daisy iris violet sunflower poppy oak pine maple cedar birch elm ash beech cherry plum apple pear 桜 梅 菊 百合 ユリ 薔薇 バラ 椿 ツバキ 牡丹 紫陽花 アジサイ 菖蒲 リンドウ ハマナス ツツジ サツキ 藤 蓮 松 杉 檜 楓 銀杏 イチョウ ケヤキ クスノキ リンゴ ブドウ ミカン 桃 柿 梨 栗
beast: dog cat bird horse cow sheep goat pig fox bear wolf lion tiger eagle owl hawk swan heron falcon deer rabbit whale dolphin 犬 猫 鳥 馬 牛 羊 山羊 豚 狐 熊 狼 ライオン 虎 鷲 フクロウ 鷹 白鳥 サギ 鹿 兎 クジラ イルカ カモメ ツル 鶴 亀
kin: father mother brother sister son daughter uncle aunt cousin husband wife grandfather grandmother 父 母 兄 弟 姉 妹 息子 娘 叔父 叔母 いとこ 夫 妻 祖父 祖母 長男 次男 三男 長女 次女
craft: painter sculptor poet novelist composer architect engineer chemist physicist doctor lawyer teacher farmer carpenter soldier journalist actor singer dancer brewer insurer banker 画家 彫刻家 詩人 小説家 作曲家 建築家 技師 化学者 物理学者 医師 医者 弁護士 教師 農家 大工 軍人 記者 俳優 歌手 舞踊家 銀行家 商人 僧侶 武士
sport: football soccer rugby cricket tennis golf baseball basketball volleyball hockey swimming athletics boxing wrestling judo skiing skating サッカー ラグビー テニス ゴルフ 野球 バスケットボール バレーボール ホッケー 水泳 陸上 ボクシング 柔道 剣道 スキー スケート 卓球
means: train bus tram ferry plane car bicycle foot taxi boat ship subway underground cable-car 電車 列車 バス 路面電車 フェリー 飛行機 車 自転車 徒歩 タクシー 船 地下鉄 ロープウェイ 新幹線
meal: breakfast lunch dinner supper 朝食 昼食 夕食
shape: round square circular oval rectangular triangular hexagonal octagonal conical 円形 四角 正方形 長方形 三角 三角形 六角 六角形 八角形 楕円 円錐
faith: christian catholic protestant orthodox muslim buddhist hindu jewish shinto 仏教 神道 キリスト教 カトリック プロテスタント イスラム教 ヒンドゥー教 ユダヤ教 曹洞宗 臨済宗 真言宗 天台宗 浄土宗 浄土真宗 日蓮宗
tone: major minor 長調 短調
level: grade-i grade-ii grade-iii primary secondary 小学校 中学校 高校 大学
ground: sea river lake mountain valley island desert forest coast plain hill 海 川 湖 山 谷 島 砂漠 森 海岸 平野 丘 盆地 内陸 高原 港湾 沿岸
weather: rain snow sunshine fog wind cloud storm sunny rainy snowy cloudy clear 雨 雪 晴れ 曇り 霧 快晴 雷雨 大雨 大雪
`
const classes = new Map<string, string>()
for (const line of CLASSES.trim().split('\n')) {
  const [name = '', words = ''] = line.split(': ')
  for (const word of words.split(' ')) if (!classes.has(word)) classes.set(word, name)
}
/** 赤, 鉄製, 左投げ: which class of values a word belongs to. */
export function classOf(lemma: string): string | undefined {
  const known = classes.get(lemma)
  if (known !== undefined) return known
  if (/[^\s]色$/u.test(lemma)) return 'colour'
  if (/\p{Script=Han}[粉製材]$/u.test(lemma)) return 'material'
  return undefined
}

const GEO = new Set(
  `africa african america american argentina argentine asia asian australia australian austria austrian belgium belgian brazil brazilian britain british canada canadian chile chilean china chinese colombia czech denmark danish egypt egyptian england english europe european finland finnish france french germany german greece greek hungary hungarian iceland india indian indonesia iran iraq ireland irish israel israeli italy italian japan japanese kenya korea korean malaysia mexico mexican morocco netherlands dutch nigeria norway norwegian pakistan peru philippines poland polish portugal portuguese romania russia russian scotland scottish singapore spain spanish sweden swedish switzerland swiss taiwan thailand thai turkey turkish uk ukraine us usa vietnam wales welsh scandinavia nordic overseas domestic abroad continent latin
アフリカ アメリカ アルゼンチン アジア オーストラリア オーストリア ベルギー ブラジル 英国 イギリス カナダ チリ 中国 コロンビア チェコ デンマーク エジプト イングランド 欧州 ヨーロッパ フィンランド フランス ドイツ ギリシャ ハンガリー インド インドネシア イラン イラク アイルランド イスラエル イタリア 日本 ケニア 韓国 マレーシア メキシコ モロッコ オランダ ナイジェリア ノルウェー パキスタン ペルー フィリピン ポーランド ポルトガル ルーマニア ロシア スコットランド シンガポール スペイン スウェーデン スイス 台湾 タイ トルコ 米国 米 ウクライナ ベトナム 北米 南米 中南米 東南アジア 国内 海外 国外 全国 県内 県外 市内 市外 北海道 青森 岩手 宮城 秋田 山形 福島 茨城 栃木 群馬 埼玉 千葉 東京 神奈川 新潟 富山 石川 福井 山梨 長野 岐阜 静岡 愛知 三重 滋賀 京都 大阪 兵庫 奈良 和歌山 鳥取 島根 岡山 広島 山口 徳島 香川 愛媛 高知 福岡 佐賀 長崎 熊本 大分 宮崎 鹿児島 沖縄 関東 関西 東北 中部 四国 九州 北陸 首都圏 都内`.split(
    /\s+/,
  ),
)
export const isGeo = (word: string): boolean => GEO.has(word.toLowerCase())
