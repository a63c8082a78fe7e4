import type { Stance } from './stance.ts'

/** How things stand: there or not, open or closed, sold or withdrawn. */
export const STATES: readonly Stance[] = [
  {
    name: 'standard',
    yes: /(?:基準|規格|要件|条件)(?:を(?:満た(?:し|す)|クリア)|に(?:適合|合格))(?!て(?:いない|おらず)|さ|しな|せ)|\b(?:meets?|met|compl(?:y|ies|ied) with|satisf(?:y|ies|ied)|conforms? to) (?:the|all|its|every)\b|\bwithin the (?:legal )?limits?\b|満額|\bmet [^,.;]{2,40} in full\b/u,
    no: /(?:基準|規格|要件|条件)(?:を(?:満た(?:さ|して(?:いない|おらず))|下回|超え|上回)|に(?:適合し(?:な|て(?:いない|おらず))|違反|届か))|不適合|要求を下回|\b(?:fell|falls|fall) short of\b|\b(?:fails?|failed) to (?:meet|comply|satisfy)\b|\b(?:exceeds?|exceeded|breache?s?d?|violate[sd]?) (?:the|all|its)\b|\bnot (?:meet|comply|conform|satisfy)\b|\babove the (?:legal )?limits?\b/u,
  },
  {
    name: 'in house',
    yes: /直接(?:運営|管理|製造)|直営|自社で|自前で|\bin-house\b|\bby the (?:\w+ )?(?:itself|themselves)\b|\b(?:council|city|company|state) itself\b/u,
    no: /委託|外注|民間に任せ|指定管理|\boutsourced\b|\bcontracted out\b|\bon behalf of\b|\bsubcontract/u,
  },
  {
    name: 'sale',
    some: true,
    yes: /販売(?:され(?:て|る)|中|して(?:いる|います)|を(?:継続|再開))|発売中|\b(?:still |remains? |is |are )(?:on sale|sold(?! (?:out|separately))|in production|in print)\b|\b(?:still|remains?) available\b|\bcan (?:still )?be (?:bought|ordered|purchased)\b/u,
    no: /(?:販売|生産|製造|受注)(?:を|は|が)?(?:すでに|既に)?(?:終了|中止|停止|打ち切|終え)|販売(?:され|し)て(?:いない|いません|おらず)|廃盤|絶版|\bdiscontinued\b|\bno longer (?:on sale|sold|available|made|produced|manufactured|in production|offered)\b|\bwithdrawn from (?:sale|the market)\b|\bout of (?:production|print)\b|\b(?:stopped|ceased|ended) (?:making|selling|production|sales)\b|\bpulled from (?:the )?(?:shelves|market)/u,
  },
  {
    name: 'supported',
    yes: /サポート(?:され(?:て|る)|が(?:続|受け)|を(?:継続|受け))|(?:引き続き|現在も|今も)[^、。]{0,12}(?:利用|使用|サポート|提供)|\b(?:remains?|is|are|still) (?:fully |officially |still )?supported\b|\bcontinues? to (?:receive|support|work)\b|\bstill (?:receives?|works?|supports?)\b|\bgo on receiving\b/u,
    no: /サポート(?:が|を|は)?[^、。]{0,6}(?:終了|打ち切|廃止|終え)|サポートされて(?:いない|いません|おらず)|サポート(?:対象外|外)|\b(?:no longer|not) supported\b|\b(?:switched off|shut down|retired|deprecated|sunset)\b|\bend[- ]of[- ](?:life|support)\b|\bdropped support\b|\bsupport (?:\w+ ){0,4}(?:ended|ends|has ended|expired|was withdrawn|ran out)\b|\bunsupported\b/u,
  },
  {
    name: 'open',
    some: true,
    yes: /開い(?:て|た)|開放され|開通し|営業(?:して(?:いる|います)|中|を再開)|再開(?:し|され)|通行できる|通れる|\b(?:is|are|stays?|stayed|remains?|remained|now|again|still|kept|held) open\b|\b(?:has |have )?reopen(?:s|ed)?\b|\bback in (?:service|use)\b|\bopen (?:to|for|all|around)\b|\bin (?:full )?(?:service|operation)\b/u,
    no: /閉(?:鎖|館|じ|まっ|店|園|山)|休(?:業|館|止|園)|通行止め|運休|封鎖|(?:営業|運行|稼働)(?:を)?(?:停止|中止|して(?:いない|いません))|停止(?:して(?:いる|おり|います)|中|され)|\b(?:is|are|was|were|stays?|remains?|remained|has been|still|kept|been) (?:closed|shut|locked|sealed|suspended)\b|\b(?:closed|shut) (?:its doors|down|to|for|at)\b|\bout of (?:service|use|action)\b|\bnot (?:open|accessible|running|in service|operating)\b|\blocked at\b/u,
  },
  {
    name: 'begun',
    yes: /(?:すでに|既に|もう)[^、。]{0,16}(?:始ま|着工|着手|開始)|(?:工事|建設|作業|整備|着工)(?:が|は)[^、。]{0,12}(?:始ま(?:った|って(?:いる|おり))|進(?:め|ん)|行われて)|着工(?:した|済)|進行中|\bunder ?way\b|\bin progress\b|\b(?:has|have) (?:already )?(?:begun|started|got under)\b|\balready (?:begun|started|building|under)\b|\b(?:work|construction) (?:\w+ ){0,4}(?:began|started)\b/u,
    no: /始まって(?:いない|いません|おらず)|着(?:手|工)(?:して|されて)(?:いない|いません|おらず)|未着工|未着手|\b(?:has|have|is|are) yet to\b|\bnot (?:yet )?(?:begun|started|under way)\b|\b(?:has|have)n't (?:begun|started)\b|\bnot yet\b|\bstill (?:waiting|awaiting) /u,
  },
  {
    name: 'finished',
    yes: /完成(?:した|して(?:いる|おり)|済)|完了(?:した|して(?:いる|おり)|済)|竣工した|\b(?:has|have|was|were|is|are|now|been) (?:now )?(?:completed|finished|complete)\b/u,
    no: /未完(?:成|了)?|完成して(?:いない|いません|おらず)|完了して(?:いない|いません|おらず)|(?:工事|建設|作業)中|\b(?:still |is |remains? )(?:unfinished|incomplete|under construction|being built)\b|\bnot (?:yet )?(?:been )?(?:finished|complete|completed)\b|\bfar from (?:finished|complete)\b/u,
  },
  {
    name: 'member',
    some: true,
    yes: /加盟(?:国|し(?:た|て(?:いる|おり))|を果た)|加入し(?:た|て(?:いる|おり))|(?:の|正)会員(?:だ|で|に)|\b(?:is|are|became|now|today|still|remains) (?:now |today |still )?(?:a |an |one of )?(?:full |founding |proud )?members?\b|\bjoined\b|\bbelongs to\b/u,
    no: /未加盟|非加盟|加(?:盟|入)して(?:いない|いません|おらず)|(?:から|を)(?:脱退|離脱|退会)|\bnot (?:yet )?(?:a|an|been a) (?:full )?member\b|\bcandidate\b|\bwaiting to join\b|\bno longer (?:a member|belongs?)\b|\b(?:has |have )?(?:left|quit|withdrew from|withdrawn from|pulled out of) the\b|\bnon-member\b|\bapplied to join\b/u,
  },
  {
    name: 'listed',
    yes: /(?<!非|未)上場(?:し(?:た|て(?:いる|おり))|され|企業|会社)|\blisted on\b|\bpublicly (?:traded|listed|held)\b|\b(?:shares|stock) (?:\w+ ){0,4}traded on\b|\bwent public\b/u,
    no: /非上場|未上場|上場して(?:いない|いません|おらず)|(?:株式)?(?:を)?公開して(?:おらず|いない|いません)|\bprivately (?:held|owned)\b|\bunlisted\b|\bdelisted\b|\bnot (?:publicly )?(?:listed|traded)\b|\bremains private\b/u,
  },
  {
    name: 'first in rank',
    yes: /(?:国内|世界|県内|市内|日本|全国|地域|史上)?(?:で|の)?(?:最も|最[大長高多古小深速短新]|1位|首位|トップ|一番)(?!級|近|低気温|高気温|終)|\bthe (?:(?:city|country|county|world|region|nation|state)'s )?(?:largest|biggest|tallest|longest|highest|oldest|fastest|deepest|busiest|smallest|richest|most \w+|number one|top-ranked)\b/u,
    no: /(?:2|3|4|5|二|三|四|五)番目|第?[2-9]位|(?:最[大長高多古小深]|首位|1位)では(?:ない|なく)|塗り替えられ|抜かれ|首位を(?:譲|明け渡)|\b(?:second|third|fourth|fifth)[- ](?:largest|biggest|tallest|longest|highest|oldest|fastest|deepest|busiest|most \w+)\b|\bno longer the (?:\w+est|most \w+)\b|\b(?:been|was|were) (?:overtaken|surpassed|eclipsed)\b|\b(?:ranks?|ranked|placed|comes?|came) (?:only )?(?:second|third|fourth|fifth)\b/u,
    within: true,
  },
  {
    name: 'by day',
    yes: /昼行性|日中に(?:活動|行動)|\bdiurnal\b|\bactive (?:only |mainly |mostly )?(?:in (?:the )?day(?:light|time)?|by day|during the day)\b|\bin daylight\b/u,
    no: /夜行性|夜間に(?:活動|行動)|\bnocturnal\b|\bactive (?:only |mainly |mostly )?(?:at night|by night|after dark)\b|\bhunts? at night\b/u,
  },
  {
    name: 'safe',
    yes: /安全(?:だ|で|と|性が(?:確認|高))|無害|(?:健康|人体|環境)への?(?:影響|害)は(?:ない|なく|ありません)|飲用に適し|\b(?:is|are|was|were|considered|deemed|perfectly|entirely) (?:completely |perfectly )?(?:safe|harmless|drinkable|non-?toxic)\b|\bsafe (?:to|for)\b|\b(?:poses?|posed) no (?:risk|danger|threat|hazard)\b|\bfit (?:for|to)\b/u,
    no: /危険(?:だ|で|と|性が(?:確認|高))|有害|有毒|飲用に適さ|不適|健康被害|汚染され|\b(?:un|not )safe\b|\bunfit\b|\bnot fit\b|\b(?:toxic|harmful|poisonous|hazardous|dangerous|contaminated|lethal|deadly)\b|\bhealth (?:risk|hazard)\b/u,
  },
  {
    name: 'included',
    yes: /(?:が|を|も)(?:含まれ(?:る|て(?:いる|おり|います))|含む)|込み(?:です|だ|で|の)|付属(?:し(?:て(?:いる|おり|います))?|する|します)|同梱(?:され|し)|標準(?:で)?(?:装備|搭載)|付いて(?:いる|います)|含まれて(?:いる|おり|います)|\b(?:is|are) included\b|\bincludes?\b|\b(?:comes?|ships?|supplied|sold|delivered|provided) (?:complete )?with\b|\bin the box\b|\bas standard\b/u,
    no: /含まれ(?:ない|ません|て(?:いない|いません|おらず))|別(?:料金|売|途)|付属し(?:ない|ません|て(?:いない|いません|おらず))|素泊まり|使わず|使用せず|不使用|含まず|含有しない|同梱され(?:ない|て(?:いない|いません))|オプション|\b(?:not|none is|none are|isn't|aren't) (?:\w+ )?included\b|\b(?:sold|bought|ordered|purchase[^.]{0,24}) separately\b|\bexclud(?:ed|es|ing)\b|\b(?:extra|additional) (?:charge|cost|fee)\b|\bnot (?:come|ship|supplied|sold) with\b|\bcosts? extra\b|\boptional extra\b/u,
  },
  {
    name: 'alive',
    yes: /生存(?:が|し|者は全)|無事(?:だ|で|に|が)|救(?:助|出)され|助か(?:っ|り)|存命|健在|\b(?:alive|survived|survives|rescued|unharmed|unhurt|safe and well)\b/u,
    no: /死亡(?:し|が)|亡くな|遺体|犠牲|死去|全員が死|\b(?:died|dead|killed|perished|drowned|lost their lives|did not survive)\b/u,
  },
  {
    name: 'staffed',
    yes: /駅員が|係員が(?:常駐|いる)|常駐して|有人|運転手が(?:乗|い)|乗務して|\b(?:staffed|manned)\b|\b(?:driver|operator|guard) (?:was |is )?(?:on board|at the wheel|at the controls|present)\b/u,
    no: /無人(?:駅|走行|運転|化|で|の|だ)|運転手を乗せ(?:ない|ず)|常駐して(?:いない|いません|おらず)|\b(?:un|not )(?:staffed|manned)\b|\bdriverless\b|\bno (?:driver|staff|guard)\b|\bself-driving\b|\bautonomous\b/u,
  },
  {
    name: 'for everyone',
    yes: /誰でも|だれでも|どなたでも|一般(?:に|の方|客|にも)(?:も)?(?:公開|開放|利用|参加|入)|(?:会員|住民|市民)でなくても|\b(?:everyone|anyone|everybody|anybody|the (?:general )?public|all comers)\b|\bno membership\b|\bnon-members (?:can|may|are)\b/iu,
    no: /(?:会員|住民|市民|職員|社員|学生|関係者|招待客|在校生|女性|男性)(?:に|だけ|のみ|限)[^、。]{0,12}(?:限(?:ら|り|る|定)|が|でき)|会員(?:制|限定|専用)|一般(?:に(?:は)?|向けに)公開(?:され|し)て(?:いない|おらず|いません)|関係者以外|非公開|\b[Oo]nly (?:\w+ )?(?:members|residents|adults|employees|staff|students|those|registered|invited|ticket|card)\b|\b(?:restricted|limited|confined|open only) to\b|\breserved for\b|\b\w+s[- ]only\b|\bnot open to the public\b|\bby invitation\b|\bclosed to the public\b/u,
    within: true,
  },
  {
    name: 'alone',
    hedged: true,
    yes: /一人で(?:も)?(?:利用|乗|参加|入)|単独で(?:の)?(?:利用|乗|参加)|\b(?:alone|unaccompanied|on their own|by themselves)\b/u,
    no: /(?:保護者|大人|付き添い)の?(?:同伴|付き添い|同行)|\baccompanied\b|\bwith (?:an adult|a parent|supervision)\b|\bunder supervision\b/u,
  },
  {
    name: 'sun',
    yes: /日当たりの(?:よ|良|い)|日なた|直射日光を好|\b(?:full|direct|plenty of|bright) sun(?:light|shine)?\b|\bsunny\b|\bprefers? sun\b/u,
    no: /日陰(?:を好|でよく|に強|で育)|半日陰|直射日光を(?:嫌|避)|\b(?:in|prefers?|full|partial|deep) (?:the )?shade\b|\bshady\b/u,
  },
  {
    name: 'cure',
    yes: /治療法が(?:あ|確立され(?!て(?:いない|おらず)))|完治(?:する|できる)|治癒(?:する|できる)|\b(?:can be|is|are) (?:cured|curable|treatable)\b|\bcures? (?:the|most|it)\b|\ban? (?:effective )?(?:cure|treatment) (?:exists|is available)\b/u,
    no: /治療法(?:は|が)(?:な|存在し|確立され(?:て(?:いない|おらず)|ず))|不治|完治(?:しない|は望め)|\bno (?:known |effective )?(?:cure|treatment|remedy)\b|\b(?:incurable|untreatable)\b|\bcannot be cured\b/u,
  },
  {
    name: 'lives on',
    some: true,
    yes: /生息(?:し(?!て(?:いない|おらず|いません))|する|が確認)|分布(?:し(?!て(?:いない|おらず))|する)|生き残|自生し(?!て(?:いない|おらず))|\b(?:survives?|lives?|persists?|occurs?|thrives?) (?:in|on|only|there|today)\b|\b(?:is|are) (?:still )?(?:found|common|widespread) (?:in|on|across|throughout)\b|\bwild populations?\b|\bsightings\b/u,
    no: /絶滅(?:し|した)(?!危)|生息して(?:いない|おらず|いません)|姿を消し|見られなくな|分布して(?:いない|おらず)|\b(?:is|are|went|became|declared) (?:now )?extinct\b|\bdied out\b|\bno longer (?:found|exists?|lives?|occurs?)\b|\b(?:has|have) (?:never been|not been) (?:recorded|seen|found|observed)\b|\b(?:disappeared|vanished) from\b/u,
  },
]
