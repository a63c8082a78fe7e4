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
吉本ばなな 宮部みゆき 辻村深月 朝井リョウ 伊坂幸太郎 三谷幸喜 江戸川乱歩 横溝正史 赤川次郎 松本清張 池井戸潤 有川浩 恩田陸 西加奈子 又吉直樹 樋口一葉 与謝野晶子
正岡子規 松尾芭蕉 石川啄木 中原中也 俵万智 谷川俊太郎 向田邦子 田辺聖子 安野光雅 いわさきちひろ かこさとし 長谷川町子 さくらももこ 赤塚不二夫 石ノ森章太郎 浦沢直樹
冨樫義博 荒川弘 諫山創 井上雄彦 北条司 久保帯人 岸本斉史 吾峠呼世晴 芥見下々
卑弥呼 聖武天皇 平将門 足利尊氏 足利義満 北条政子 武蔵坊弁慶 宮本武蔵 石田三成 真田幸村 前田利家 加藤清正 黒田官兵衛 直江兼続 沖田総司 勝海舟 高杉晋作 吉田松陰 伊藤博文 大久保利通 板垣退助 大隈重信 東郷平八郎 新渡戸稲造 杉原千畝 田中角栄 吉田茂 安倍晋三 岸田文雄 小泉純一郎 小泉進次郎 石破茂 高市早苗 小池百合子 橋下徹
佐藤寿人 本田圭佑 香川真司 長友佑都 三浦知良 中田英寿 中村俊輔 遠藤保仁 南野拓実 堂安律 冨安健洋 遠藤航 澤穂希 山本由伸 佐々木朗希 村上宗隆 鈴木誠也 吉田正尚
野茂英雄 松坂大輔 田中将大 新庄剛志 落合博満 原辰徳 岡田彰布 阿部慎之助 坂本勇人 池江璃花子 北島康介 荒川静香 宇野昌磨 紀平梨花 高橋大輔 髙木美帆 小平奈緒 高梨沙羅
平野歩夢 内村航平 橋本大輝 桐生祥秀 高橋尚子 野口みずき 福原愛 張本智和 伊藤美誠 水谷隼 石川佳純 桃田賢斗 国枝慎吾 渡邊雄太 河村勇輝 富樫勇樹 朝倉未来 那須川天心
井上尚弥 具志堅用高 白鵬 貴乃花 若乃花 千代の富士 大の里 武豊 谷川浩司 大山康晴 渋野日向子 松山英樹 石川遼 大坂なおみ 伊達公子
氷室京介 布袋寅泰 大黒摩季 奥田民生 井上陽水 小田和正 桑田佳祐 稲葉浩志 松本孝弘 吉田拓郎 加山雄三 北島三郎 石川さゆり 都はるみ 五木ひろし 森進一 氷川きよし
坂本冬美 天童よしみ 小林幸子 和田アキ子 沢田研二 郷ひろみ 西城秀樹 矢沢永吉 長渕剛 尾崎豊 槇原敬之 平井堅 玉置浩二 徳永英明 秦基博 藤井風 あいみょん 菅田将暉
中島美嘉 倖田來未 大塚愛 いきものがかり 西川貴教 鈴木雅之 広瀬香美 浜田省吾 山口百恵 松田聖子 中森明菜 小泉今日子 工藤静香 薬師丸ひろ子 原田知世 中山美穂 宮沢りえ
反田恭平 辻井伸行 葉加瀬太郎 高嶋ちさ子 秋元康 小室哲哉 つんく♂ 米倉涼子 松嶋菜々子 天海祐希 深津絵里 常盤貴子 吉永小百合 樹木希林 満島ひかり 安藤サクラ 田中裕子
松たか子 長澤まさみ 北川景子 吉高由里子 多部未華子 上野樹里 戸田恵梨香 蒼井優 宮﨑あおい 宮崎あおい 仲間由紀恵 竹内結子 永野芽郁 浜辺美波 橋本環奈 今田美桜
広瀬アリス 川口春奈 清原果耶 森七菜 芦田愛菜 本田翼 桐谷美玲 佐々木希 滝沢カレン 反町隆史 竹野内豊 織田裕二 唐沢寿明 堤真一 阿部寛 西島秀俊 香川照之 佐藤浩市
本木雅弘 浅野忠信 大沢たかお 松重豊 内野聖陽 高橋一生 玉木宏 小栗旬 松坂桃李 岡田将生 綾野剛 山田孝之 妻夫木聡 向井理 佐藤健 福士蒼汰 吉沢亮 山崎賢人 中村倫也
田中圭 竹内涼真 横浜流星 北村匠海 神木隆之介 鈴木亮平 ムロツヨシ 大泉洋 長谷川博己 ディーン・フジオカ 西田敏行 高倉健 三船敏郎 渥美清 志村けん 加藤茶 萩本欽一
笑福亭鶴瓶 桂文枝 島田紳助 上沼恵美子 東野幸治 今田耕司 有吉弘行 内村光良 南原清隆 田村淳 出川哲朗 千原ジュニア 宮迫博之 中田敦彦 又吉直樹 山里亮太 若林正恭
春日俊彰 設楽統 日村勇紀 明石家さんま 江頭2:50 ひろゆき 堀江貴文 前澤友作 孫正義 三木谷浩史 柳井正 池上彰 林修 櫻井翔 相葉雅紀 二宮和也 大野智 松本潤 中居正広
稲垣吾郎 草彅剛 香取慎吾 山田涼介 平野紫耀 目黒蓮 道枝駿佑 永瀬廉 前田敦子 大島優子 指原莉乃 白石麻衣 齋藤飛鳥 西野七瀬 中川翔子 きゃりーぱみゅぱみゅ 栗原はるみ
土井善晴 平野レミ 近藤麻理恵 篠山紀信 蜷川実花 安藤忠雄 隈研吾 丹下健三 黒川紀章 是枝裕和 濱口竜介 庵野秀明 富野由悠季 押井守 今敏 湯浅政明 山田洋次 岩井俊二
宮藤官九郎 坂元裕二 鈴木敏夫 すぎやまこういち 植松伸夫 宮本茂 小島秀夫 堀井雄二
金田一耕助 金田一一 明智小五郎 半沢直樹 古畑任三郎 杉下右京 湯川学 野比のび太 剛田武 骨川スネ夫 源静香 磯野カツオ 磯野波平 フグ田サザエ 野原しんのすけ 江戸川コナン
工藤新一 毛利蘭 安室透 竈門炭治郎 竈門禰豆子 冨岡義勇 煉獄杏寿郎 我妻善逸 嘴平伊之助 虎杖悠仁 五条悟 伏黒恵 釘崎野薔薇 碇シンジ 綾波レイ 渚カヲル 星飛雄馬 大空翼
桜木花道 流川楓 孫悟空 桃太郎 金太郎 浦島太郎 かぐや姫 一寸法師 織姫 彦星 光源氏 猫型ロボット 初音ミク 車寅次郎
ラフマニノフ リスト ブラームス ヴィヴァルディ ハイドン マーラー ラヴェル サティ ドヴォルザーク プッチーニ ヴェルディ ムンク マティス シャガール ウォーホル バンクシー
ミュシャ エッシャー ガウディ ロダン コロンブス マゼラン ジャンヌ・ダルク クレオパトラ アレクサンドロス チンギス・ハン リンカーン ケネディ オバマ トランプ バイデン
チャーチル ゴルバチョフ プーチン ヒトラー スターリン レーニン 毛沢東 習近平 メルケル サッチャー エリザベス女王 ダイアナ妃 メッシ ロナウド クリスティアーノ・ロナウド
ネイマール ベッカム エムバペ マラドーナ ペレ ジョーダン マイケル・ジョーダン レブロン・ジェームズ タイガー・ウッズ フェデラー ナダル ジョコビッチ ボルト
ウサイン・ボルト アーモンドアイ ディープインパクト イクイノックス オグリキャップ ハルウララ ビヨンセ リアーナ アデル エド・シーラン ブルーノ・マーズ
ジャスティン・ビーバー アリアナ・グランデ ビリー・アイリッシュ フレディ・マーキュリー デヴィッド・ボウイ ボブ・ディラン ボブ・マーリー エリック・クラプトン
ジミ・ヘンドリックス カート・コバーン スティーヴィー・ワンダー ホイットニー・ヒューストン マライア・キャリー サイモン レオナルド・ディカプリオ ジョニー・デップ
キアヌ・リーブス ロバート・デ・ニーロ アル・パチーノ クリント・イーストウッド ハリソン・フォード アン・ハサウェイ ナタリー・ポートマン エマ・ワトソン
スカーレット・ヨハンソン ジャッキー・チェン ブルース・リー タランティーノ ヒッチコック ポアロ ホームズ ワトソン ルパン ハリー・ポッター
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
adele|billie eilish|dua lipa|harry styles|justin bieber|justin timberlake|bruno mars|ariana grande|olivia rodrigo|sabrina carpenter|chappell roan|katy perry|selena gomez
miley cyrus|lana del rey|sam smith|lewis capaldi|george ezra|hozier|stormzy|dave grohl|noel gallagher|liam gallagher|robbie williams|gary barlow|kylie minogue|celine dion
whitney houston|mariah carey|tina turner|aretha franklin|stevie wonder|stevie nicks|george michael|elton john|rod stewart|mick jagger|keith richards|eric clapton
jimi hendrix|kurt cobain|bruce springsteen|joni mitchell|neil young|paul simon|leonard cohen|tom waits|nick cave|kate bush|annie lennox|amy winehouse|janis joplin
jim morrison|jimmy page|robert plant|ozzy|ozzy osbourne|alice cooper|thin lizzy|fleetwood mac|kendrick lamar|jay-z|jay z|eminem|snoop dogg|tupac|kanye|nicki minaj|cardi b
frank ocean|tyler the creator|post malone|bad bunny|shakira|j balvin|johnny marr|morrissey|ian curtis|phil collins|peter gabriel|bono|chris martin|thom yorke|damon albarn
jarvis cocker|miles davis|john coltrane|louis armstrong|ella fitzgerald|nina simone|billie holiday|frank sinatra|sinatra|dean martin|nat king cole|buddy holly|chuck berry
ray charles|van morrison|willie nelson|garth brooks|carrie underwood|hank williams|patsy cline
idris elba|daniel craig|sean connery|roger moore|judi dench|maggie smith|helen mirren|emma thompson|kate winslet|keira knightley|hugh grant|colin firth
benedict cumberbatch|martin freeman|tom hiddleston|tom hardy|tom holland|daniel radcliffe|emma watson|rupert grint|ian mckellen|patrick stewart|david tennant|matt smith
jodie whittaker|olivia colman|phoebe waller-bridge|ricky gervais|stephen fry|hugh laurie|rowan atkinson|john cleese|michael palin|dawn french|jennifer saunders
victoria wood|peter kay|michael mcintyre|jimmy carr|graham norton|jonathan ross|jeremy clarkson|richard hammond|james may|gary lineker|alan shearer|ant and dec
holly willoughby|phillip schofield|claudia winkleman|tess daly|bruce forsyth|len goodman|david attenborough|attenborough|brian cox|louis theroux|jeremy paxman|fiona bruce
monty don|alan titchmarsh|kirstie allsopp|kevin mccloud|paul hollywood|prue leith|mary berry|nigella|nigella lawson|jamie oliver|gordon ramsay|delia smith|rick stein
nadiya hussain|ottolenghi|julia child|martha stewart|rachael ray|guy fieri|anthony bourdain|joe wicks|martin lewis|marie kondo|mrs hinch|davina mccall|simon cowell
lorraine kelly|judge judy|dr phil|ellen degeneres|jimmy fallon|jimmy kimmel|stephen colbert|john oliver|conan o'brien|david letterman|joe rogan|mrbeast|mr beast|pewdiepie
ksi|logan paul|jake paul|kim kardashian|kendall jenner|kylie jenner|paris hilton|will smith|denzel washington|morgan freeman|samuel l jackson|johnny depp|keanu reeves
george clooney|matt damon|ben affleck|robert downey jr|chris hemsworth|chris evans|chris pratt|ryan reynolds|ryan gosling|hugh jackman|christian bale|heath ledger
joaquin phoenix|timothee chalamet|zendaya|florence pugh|margot robbie|saoirse ronan|cillian murphy|paul mescal|andrew scott|barry keoghan|pedro pascal|jennifer lawrence
jennifer aniston|jennifer lopez|angelina jolie|scarlett johansson|natalie portman|nicole kidman|cate blanchett|julia roberts|sandra bullock|anne hathaway|emma stone
reese witherspoon|viola davis|whoopi goldberg|bill murray|robin williams|jim carrey|eddie murphy|adam sandler|steve carell|will ferrell|tina fey|amy poehler|harrison ford
mark hamill|carrie fisher|al pacino|robert de niro|jack nicholson|clint eastwood|john wayne|james dean|marlon brando|paul newman|humphrey bogart|cary grant|grace kelly
judy garland|bette davis|julie andrews|dick van dyke|fred astaire|gene kelly|walt disney|george lucas|james cameron|christopher nolan|ridley scott|martin scorsese
wes anderson|tim burton|peter jackson|greta gerwig|stanley kubrick|david lynch|hayao miyazaki|miyazaki|ken loach|danny boyle|guy ritchie|bruce lee|jackie chan
neymar|mbappe|mbappé|haaland|erling haaland|harry kane|jude bellingham|bukayo saka|phil foden|marcus rashford|mo salah|mohamed salah|salah|kevin de bruyne|wayne rooney
rooney|steven gerrard|frank lampard|thierry henry|zidane|maradona|pele|pelé|george best|bobby moore|bobby charlton|kevin phillips|alex ferguson|jurgen klopp|jürgen klopp
klopp|pep guardiola|guardiola|jose mourinho|mourinho|arsene wenger|wenger|gareth southgate|southgate|sarina wiegman|lucy bronze|leah williamson|megan rapinoe|andy murray
emma raducanu|rafael nadal|nadal|djokovic|novak djokovic|federer|carlos alcaraz|alcaraz|venus williams|coco gauff|john mcenroe|tiger woods|rory mcilroy|lewis hamilton
max verstappen|verstappen|lando norris|ayrton senna|michael schumacher|mo farah|jessica ennis|tom daley|simone biles|michael phelps|katie ledecky|muhammad ali|mike tyson
tyson fury|anthony joshua|conor mcgregor|kobe bryant|steph curry|stephen curry|shaquille o'neal|magic johnson|larry bird|tom brady|patrick mahomes|mahomes|travis kelce
aaron rodgers|peyton manning|joe montana|babe ruth|jackie robinson|derek jeter|mike trout|shohei ohtani|ohtani|wayne gretzky|sidney crosby|chris hoy|bradley wiggins
victoria pendleton|mark cavendish|geraint thomas|eddy merckx|lance armstrong|tadej pogacar|ben stokes|joe root|james anderson|ian botham|freddie flintoff|sachin tendulkar
virat kohli|ms dhoni|don bradman|shane warne|jonny wilkinson|johnny sexton|siya kolisi|jonah lomu|magnus carlsen|judit polgár|judit polgar|hikaru nakamura|garry kasparov
kasparov|bobby fischer|ronnie o'sullivan|luke littler|phil taylor|red rum|seabiscuit
jane goodall|carl sagan|neil degrasse tyson|alan turing|ada lovelace|tim berners-lee|linus torvalds|edward snowden|sam altman|sundar pichai|satya nadella|tim cook
jony ive|richard branson|alan sugar|lord sugar|florence nightingale|amelia earhart|anne frank|rosa parks|malcolm x|che guevara|fidel castro|lenin|stalin|hitler|mussolini
gorbachev|putin|zelensky|macron|merkel|angela merkel|boris johnson|rishi sunak|liz truss|theresa may|david cameron|tony blair|gordon brown|keir starmer|nicola sturgeon
nigel farage|farage|jeremy corbyn|jacinda ardern|justin trudeau|hillary clinton|bill clinton|kamala harris|bernie sanders|george bush|ronald reagan|reagan|jfk
john f kennedy|nixon|thatcher|trump|biden|benjamin franklin|thomas jefferson|king charles|prince charles|prince william|prince harry|meghan markle|kate middleton
princess diana|lady di|queen elizabeth|queen victoria|henry viii|anne boleyn|guy fawkes|robin hood|joan of arc|cleopatra|julius caesar|alexander the great|genghis khan
marco polo|christopher columbus|captain cook|shackleton|edmund hillary
emily bronte|charlotte bronte|the brontes|emily dickinson|oscar wilde|james joyce|samuel beckett|seamus heaney|wb yeats|dylan thomas|robert burns|rabbie burns|wordsworth
keats|byron|ts eliot|sylvia plath|ted hughes|philip larkin|maya angelou|toni morrison|james baldwin|margaret atwood|hilary mantel|ian mcewan|zadie smith|sally rooney
kazuo ishiguro|salman rushdie|terry pratchett|neil gaiman|douglas adams|philip pullman|roald dahl|enid blyton|beatrix potter|julia donaldson|jacqueline wilson
david walliams|dr seuss|lee child|ian rankin|val mcdermid|richard osman|dan brown|john grisham|danielle steel|nora roberts|colleen hoover|sarah j maas|brandon sanderson
george rr martin|ursula le guin|isaac asimov|arthur c clarke|ray bradbury|philip k dick|frank herbert|cs lewis|lewis carroll|bram stoker|mary shelley|edgar allan poe
arthur conan doyle|raymond chandler|john le carre|ian fleming|graham greene|evelyn waugh|pg wodehouse|f scott fitzgerald|john steinbeck|jack kerouac|jd salinger
harper lee|truman capote|kurt vonnegut|joseph heller|cormac mccarthy|gabriel garcia marquez|isabel allende|paulo coelho|elena ferrante|umberto eco|victor hugo
alexandre dumas|jules verne|proust|camus|sartre|simone de beauvoir|descartes|kant|hegel|wittgenstein|confucius|marcus aurelius|seneca|cervantes|goethe|schiller|ibsen
chekhov|strindberg|hemingway|dickens|austen|orwell|brene brown|michelle obama|malala
harry potter|hermione|hermione granger|ron weasley|dumbledore|voldemort|hagrid|frodo|gandalf|bilbo|sauron|legolas|luke skywalker|darth vader|princess leia|han solo|yoda
captain kirk|mr spock|spock|james bond|indiana jones|lara croft|jason bourne|john wick|jack reacher|jack ryan|hannibal lecter|norman bates|forrest gump|tony soprano
walter white|don draper|jon snow|arya stark|tyrion|ned stark|homer simpson|bart simpson|lisa simpson|peter griffin|rick and morty|michael scott|dwight schrute|jim and pam
leslie knope|ron swanson|ross and rachel|joey tribbiani|chandler bing|phoebe buffay|jerry seinfeld|george costanza|fleabag|david brent|basil fawlty|del boy|rodney trotter
hyacinth bucket|mr darcy|elizabeth bennet|jane eyre|heathcliff|oliver twist|ebenezer scrooge|scrooge|david copperfield|miss havisham|tess of the d'urbervilles
bridget jones|mary poppins|peter pan|captain hook|alice in wonderland|winnie the pooh|paddington bear|thomas the tank engine|postman pat|bob the builder|fireman sam
peppa pig|george pig|bluey|moana|mufasa|nemo|buzz lightyear|princess peach|link|zelda|tom nook|samus|pikachu|master chief|kratos|geralt|nathan drake|solid snake
clark kent|bruce wayne|peter parker|tony stark|steve rogers|bruce banner|wanda maximoff|harley quinn|lex luthor|poirot|hercule poirot|miss marple|columbo|inspector morse
jessica fletcher|tommy shelby|ted lasso|roy kent|sheldon cooper|dr house|frasier|doctor who|dr who|dr dre|dr strange|dr evil|dr pepper|mr whippy|mr kipling|mr blobby
mr men|mrs doubtfire|mrs brown|mrs beeton|uncle ben's|aunt bessie's|uncle sam|santa claus|jack frost|humpty dumpty|jack and jill|simple simon|tom and jerry
bonnie and clyde|adam and eve|navier-stokes|navier–stokes|reynolds number|reynolds numbers|fourier|laplace|euler|gauss|bayes|bernoulli|pythagoras|fibonacci|schrödinger
schrodinger|heisenberg|maxwell's|boltzmann|avogadro|pavlov|pavlov's|murphy's law|parkinson's|alzheimer's|hodgkin's|crohn's|down's|asperger's|tourette's|huntington's
bell's palsy|raynaud's
the simpsons|the sopranos|the osbournes|the flintstones|the waltons|the kardashians|the bridgertons|the jetsons|the addams family|the crawleys|the mitchells
frankenstein|king arthur|jack the ripper|father christmas|st patrick|saint patrick|st. patrick|eggs benedict|lucy in the sky|disneyland|nike
adidas|puma|reebok|lego|ikea`.split(/[|\n]/)
