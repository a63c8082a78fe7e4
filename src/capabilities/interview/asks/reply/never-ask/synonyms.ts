/**
 * What people do not want to be asked, each with the ways it is asked all the same: spellings, readings, roundabout
 * words, both languages. Kana are hiragana, letters small, as `fold` writes them. A topic that holds one of a group's
 * names forbids the whole group.
 */
export interface Group {
  name: RegExp
  ways: RegExp
}

export const GROUPS: readonly Group[] = [
  {
    name: /人事評価|査定|考課|昇進|人事|\b(?:appraisals?|performance review|promotion|evaluation)\b/u,
    ways: /人事|査定|さてい|考課|昇進|しょうしん|昇格|出世|降格|評価(?:面談|され|に響|が(?:上|下)|への)|上司の評価|\bapprais|\bperformance review|\bpromot(?:ion|ed)|\bevaluat|\brated by|\brating\b|\bboss thinks/u,
  },
  {
    name: /\btips?\b|ちっぷ/u,
    ways: /\btips?\b|\btipp(?:ed|ing)|\bgratuit|ちっぷ|心づけ/u,
  },
  {
    name: /年収|収入|給料|給与|所得|賃金|手取り|稼ぎ|ねんしゅう|きゅうりょう|しゅうにゅう|\b(?:income|salar(?:y|ies)|wages?|earnings?|pay|how much (?:they|people|someone|you) (?:earn|make))\b/u,
    ways: /年収|ねんしゅう|月収|げっしゅう|収入|しゅうにゅう|給料|きゅうりょう|給与|きゅうよ|賃金|所得|手取り|てどり|稼[ぎぐいが]|かせ(?:ぎ|ぐ|いで)|時給|日給|ぼーなす|賞与|月給|年俸|ねんぽう|(?:月|年)にいくら(?:もら|入)|いくら(?:もら|貰|稼|入って)|懐(?:具合|事情)|(?:月|毎月|年)(?:に|々に?)?(?:どのくらい|どれくらい|いくら|どれだけ)[^。？]{0,8}(?:入|もら|得|いただ)|(?:毎月|月々|月)の?(?:入り|入金|振り?込)|口座に(?:入|振)|財布|お金の面|待遇|報酬|対価|見合う額|金銭|実入り|経済(?:状況|事情|面で)|\bincome|\bsalar|\bwages?\b|\bearn|\bpay ?(?:check|cheque|slip|packet|grade|band)|\bpaid (?:a|per|each|every)|\bget paid|\bhow much (?:money )?(?:do|does|did) (?:you|he|she|they|your \w+) (?:make|take home|bring)|\btake[- ]home|\bremunerat|\bcompensation|\bmake (?:a|per) (?:year|month|hour)|\bwhat (?:do )?you make\b|\byour pay\b|\bbrings? (?:in|home|you)\b|\bbringing (?:in|home)\b|\bcom(?:e|es|ing) in (?:a|per|each|every)|\b(?:land|arrive|end)s? (?:in|on) your (?:account|bank|hand|pocket)|\bpay ?day|\bpay[- ]?(?:rise|rate|roll)|\bwell[- ]paid|\b(?:hourly|daily|monthly) rate\b|\bin your (?:pocket|wallet|purse)|\bhow much (?:is|was|are) (?:it|the job|that|your (?:work|job|time)) worth|\bmoney (?:you|they|from)|\bcash\b|\bannual(?:ly)? (?:make|figure)|\bbracket\b/u,
  },
  {
    name: /貯金|貯蓄|資産|財産|借金|ろーん|負債|家計|お金の話|\b(?:savings?|assets|debts?|loans?|wealth|mortgage|finances?)\b/u,
    ways: /貯金|ちょきん|貯蓄|たくわえ|蓄え|資産|財産|預金|残高|へそくり|借金|しゃっきん|借り入れ|負債|ろーん|返済|\bsavings?\b|\bsaved up|\bassets?\b|\bnet worth|\bwealth|\bnest egg|\bdebts?\b|\bowe\b|\bloans?\b|\bmortgage|\bin the bank|\bbank balance|\bput aside|\bcredit (?:card balance|score)/u,
  },
  {
    name: /年齢|とし|歳|ねんれい|生年月日|誕生日|\b(?:age|ages|how old|date of birth|birthday)\b/u,
    ways: /年齢|ねんれい|何歳|なんさい|何才|おいくつ|御?年(?:は|を)(?:お?いくつ|重ね)|何十代|何代(?:の|です)|世代|年代|生まれ(?:年|は何|た年|は昭和|は平成)|何年生まれ|生年月日|誕生日|たんじょうび|干支|\bhow old|\byour age|\bages?\b|\bage (?:group|range|bracket)|\bwhat year were you born|\bborn in\b|\bbirthday|\bdate of birth|\bgeneration|\bin your (?:twenties|thirties|forties|fifties|sixties)|\byears? (?:old|of age)|\bdecade (?:of|are)/u,
  },
  {
    name: /結婚|離婚|配偶者|恋愛|交際|恋人|夫婦|けっこん|りこん|\b(?:marriage|marital|divorce|relationship status|partner|dating|love life|spouse)\b/u,
    ways: /結婚|けっこん|既婚|独身|離婚|りこん|ばついち|配偶者|再婚|婚活|籍を|夫婦|奥(?:様|さん)|ご主人|旦那|彼氏|彼女(?:は|が)い|恋人|お付き合い|交際|ぱーとなー|別れ|\bmarri|\bmarital|\bdivorc|\bspouse|\bhusband|\bwife\b|\bsingle\b(?! (?:thing|most|one|time|day|day|biggest|point|word))|\bpartner\b|\bgirlfriend|\bboyfriend|\bdating|\bseeing (?:someone|anyone)|\brelationship\b|\bex\b|\bsplit up|\bbroke up|\btie the knot|\bwed/u,
  },
  {
    name: /子ども|子供|こども|出産|妊娠|不妊|育児|\b(?:children|kids|pregnan\w*|childbirth|fertility|having a baby)\b/u,
    ways: /お?子(?:さん|さま|様|ども|供|宝)|こども|出産|しゅっさん|妊娠|にんしん|不妊|赤ちゃん|産む|産み|産休|二人目|跡継ぎ|母親に|父親に|\bchild|\bkids?\b|\bpregnan|\bbab(?:y|ies)\b|\bexpecting\b|\bson\b|\bdaughter|\bfertil|\bparenthood|\bstart(?:ing)? a family|\bmotherhood|\bfatherhood|\bgive birth/u,
  },
  {
    name: /宗教|信仰|しゅうきょう|\b(?:religio\w*|faith|belief)\b/u,
    ways: /宗教|しゅうきょう|信仰|信じている(?:もの|神)|神様|お祈り|祈り|教会|お寺|神社|檀家|教団|入信|お経|仏教|きりすと|いすらむ|\breligi|\bfaith\b|\bchurch|\bmosque|\btemple|\bpray|\bgod\b|\bbelie(?:f|ve in)|\bworship|\bspiritual|\bchristian|\bmuslim|\bbuddhis|\bjewish|\bbible/u,
  },
  {
    name: /政治|政党|選挙|投票|せいじ|\b(?:politic\w*|party|parties|election|vot\w+)\b/u,
    ways: /政治|せいじ|政党|与党|野党|選挙|せんきょ|投票|とうひょう|支持(?:する|して|政)|内閣|総理|首相|政権|右派|左派|保守|りべらる|\bpolitic|\bparty\b(?=.{0,20}(?:support|vote|belong))|\belection|\bvot(?:e|ed|ing)|\bgovernment|\bprime minister|\bpresident|\bleft[- ]wing|\bright[- ]wing|\bconservative|\bliberal|\bdemocrat|\brepublican|\bballot/u,
  },
  {
    name: /病気|病名|病歴|健康|持病|体調|障害|障がい|めんたる|精神|通院|服薬|びょうき|\b(?:health|illness\w*|diseases?|medical|diagnos\w*|disabilit\w*|mental|medication)\b/u,
    ways: /病気|びょうき|病歴|持病|じびょう|ご?病名|通院|入院|治療|診断|病院|医者|かかりつけ|服薬|お薬|薬を|体調|からだの(?:具合|調子)|体の(?:具合|調子)|お加減|健康|けんこう|症状|障(?:害|がい)|めんたる|うつ|鬱|精神|心の(?:不調|病)|具合が悪|手術|既往|\bhealth|\bill(?:ness)?\b|\bsick|\bdisease|\bmedical|\bdiagnos|\bsymptom|\bcondition\b|\bmedic(?:ation|ine)|\bdoctor|\bhospital|\bdisab|\bmental|\bdepress|\btherap|\btreatment|\bsurgery|\bfeeling well|\bprescri|\bpills?\b/u,
  },
  {
    name: /体重|身長|体型|すりーさいず|たいじゅう|\b(?:weight|height|body|bmi|figure)\b/u,
    ways: /体重|たいじゅう|身長|しんちょう|体型|体脂肪|何きろ|太[っり]|痩せ|やせ|さいず(?:は|を)|すりーさいず|だいえっと|\bweigh|\bheight\b|\bhow tall|\bbody\b|\bbmi\b|\bwaist|\bslim|\bfat\b|\bpounds\b|\bdiet|\blose weight|\boverweight|\bdress size/u,
  },
  {
    name: /住所|住まい|居住地|じゅうしょ|住んで|\b(?:address|where (?:they|people|you) live|home address|residence)\b/u,
    ways: /住所|じゅうしょ|お?住まい|住んで|すんで|最寄り|もより|番地|郵便番号|ご自宅(?:は|の場所)|家(?:は|が)どこ|どの(?:辺|あたり|街|町)に|引っ越し先|\baddress|\bwhere .{0,12}\blive|\blive (?:in|near|at)|\bneighbou?rhood|\bpost ?code|\bzip|\bstreet\b|\bwhich (?:town|city|area|part of)|\bresid|\bbased\b|\bnearest station/u,
  },
  {
    name: /勤務先|会社名|職業|職場|勤め先|仕事の内容|きんむさき|\b(?:employer|company|occupation|job title|workplace)\b/u,
    ways: /勤務先|きんむさき|会社名|社名|お勤め|勤め先|どちらの会社|どこの会社|職業|しょくぎょう|ご職業|お仕事は何|どんなお仕事|どういったお仕事|職場はど|役職|肩書|業種|\bemployer|\bwhich company|\bwhat company|\bname of (?:your|the) company|\boccupation|\bjob title|\bprofession\b|\bwho do you work|\bwhere do you work|\bwhat do you do for (?:a living|work)|\bworkplace|\bline of work|\bwhat(?:'s| is) your job|\bindustry\b/u,
  },
  {
    name: /名前|氏名|本名|なまえ|\b(?:names?|identity)\b/u,
    ways: /お?名前|なまえ|氏名|しめい|本名|名字|苗字|みょうじ|下の名|お呼び|ふるねーむ|名乗|\b(?:your|full|real|first|last|their|his|her) names?\b|\bsurname|\bcalled\b|\bcall you\b|\bwho are you\b|\bidentity/u,
  },
  {
    name: /電話|連絡先|めーる|れんらくさき|\b(?:phone|contact|e-?mail)\b/u,
    ways: /電話|でんわ|携帯番号|連絡先|れんらくさき|めーる|めあど|line|らいん|(?:sns|いんすた|ついったー)の?(?:あかうんと|id)|\bphone|\bcontact (?:details|info|you)|\be-?mail|\bnumber (?:i|we) can|\breach you|\bcall you\b|\btext you\b|\bwhatsapp|\bhandle\b/u,
  },
  {
    name: /学歴|出身校|大学|がくれき|\b(?:education|school|degree|university)\b/u,
    ways: /学歴|がくれき|出身校|大学|だいがく|高校|最終学歴|卒業|中退|偏差値|どこの学校|学部|学位|\beducation|\bschool|\bdegree|\buniversity|\bcollege|\bgraduat|\bstud(?:y|ied) at|\bqualification|\bgrades\b|\bdrop(?:ped)? out/u,
  },
  {
    name: /家族構成|家族|かぞく|親|介護|\b(?:family|parents|relatives|household)\b/u,
    ways: /家族|かぞく|奥(?:様|さん|さま)|ご主人|旦那|お子(?:さん|さま|様)|子ども|子供|ご?夫婦|ご?両親|親御|お父|お母|ご?兄弟|姉妹|同居|一人暮らし|何人(?:家族|暮らし)|身内|親戚|\bfamil(?:y|ies)|\bparents?\b|\bmother|\bfather|\bmum\b|\bmom\b|\bdad\b|\bsiblings?|\brelatives|\bhousehold|\bwho (?:do )?you live with|\b(?:those|people|anyone|everyone|others|somebody|someone) (?:at home|you live with|in the house)|\bunder (?:your|one) roof|\bloved ones|\bnearest and dearest|\blive alone|\bbrother|\bsister|\bfolks\b|\bwife\b|\bhusband|\bspouse|\bkids?\b|\bchild(?:ren)?\b|\bdaughter|\bsons?\b/u,
  },
  {
    name: /国籍|出身|人種|民族|こくせき|\b(?:national\w*|ethnic\w*|race|origin|immigration)\b/u,
    ways: /国籍|こくせき|出身|しゅっしん|人種|民族|どこの国|どちらの国|母国|祖国|在留|びざ|はーふ|肌の色|\bnationalit|\bethnic|\brace\b|\borigin|\bwhere (?:are|were) you (?:from|born)|\bimmigra|\bvisa\b|\bcitizen|\bpassport|\bwhich country|\bhome country|\bbackground\b|\bnative (?:language|country)|\bmother tongue/u,
  },
  {
    name: /性的|性別|せくしゃる|性生活|性自認|lgbt|\b(?:sex\w*|gender|orientation)\b/u,
    ways: /性的|性別|せいべつ|せくしゃる|性生活|性自認|同性|異性|げい|れず|男性ですか|女性ですか|男女|夜の|\bsex|\bgender|\bgay\b|\blesbian|\bstraight\b(?= or)|\borientation|\bmale or female|\ba man or a woman|\bpronouns|\bintima|\bin bed\b/u,
  },
  {
    name: /犯罪|前科|逮捕|はんざい|\b(?:crim\w*|arrest\w*|convict\w*|police record)\b/u,
    ways: /犯罪|前科|逮捕|警察|捕ま|罪|違反|補導|\bcrim|\barrest|\bconvict|\bpolice|\bjail|\bprison|\bbroken the law|\billegal|\bcharged\b(?= with)|\boffen[cs]e/u,
  },
  {
    name: /競合|他社|らいばる|きょうごう|\b(?:competitors?|rivals?|competing)\b/u,
    ways: /競合|きょうごう|他社|ほかの会社の|他の会社の|らいばる|よその(?:会社|さーびす|あぷり)|別の会社|他社製|同業|\bcompetitor|\brival|\bcompeting|\bother (?:companies|brands|providers|apps|services|products)|\balternative (?:app|product|service|brand)|\bcompared (?:to|with) (?:other|another)|\banother (?:company|brand|provider)/u,
  },
  {
    name: /価格|値段|料金|金額|予算|費用|かかく|ねだん|\b(?:prices?|pricing|costs?|budgets?|fees?)\b/u,
    ways: /価格|かかく|値段|ねだん|お値段|料金|りょうきん|金額|予算|よさん|費用|ひよう|いくら|代金|こすと|高い|安い|割引|値上げ|値下げ|出費|支払|お金|払[いうっえ]|\bpric(?:e|es|ed|ing|ey)|\bcosts?\b|\bbudget|\bfees?\b|\bhow much (?:do|did|does|would|is|are|was)|\bexpens|\bcheap|\bafford|\bpay(?:ing)?\b|\bpaid\b|\bspend|\bspent\b|\bcharge[ds]?\b|\bmoney\b|\bdiscount|\bworth\b/u,
  },
  {
    name: /退職|辞め|転職|離職|解雇|りすとら|たいしょく|\b(?:quit\w*|resign\w*|laid off|dismiss\w*|leaving (?:the|their|your) job|job change)\b/u,
    ways: /退職|たいしょく|辞め|やめ(?:た|る|よう)(?:理由|会社|仕事|こと)|会社をやめ|仕事をやめ|転職|てんしょく|離職|解雇|くび|りすとら|前の(?:会社|職場)|辞表|早期退職|\bquit|\bresign|\blaid off|\bfired\b|\bdismiss|\bleft (?:the|your) (?:job|company)|\bleav(?:e|ing) (?:the|your) (?:job|company)|\bredundan|\bformer (?:job|employer)|\blast job|\bnew job|\bjob change|\bmov(?:e|ing) on from/u,
  },
  {
    name: /死|喪失|自殺|亡くな|\b(?:death|dying|grief|suicide|bereave\w*|loss)\b/u,
    ways: /死[んにぬ亡去別因]|自殺|自死|亡くな|他界|逝|葬|看取|余命|遺|命を絶|\bdeath|\bdie[ds]?\b|\bdying|\bdead\b|\bgrief|\bgriev|\bsuicid|\bbereave|\bfuneral|\bpassed away|\bpass(?:ing)?\b(?= of)|\blost (?:your|a) (?:mother|father|wife|husband|child|friend|parent|loved)|\bend (?:your|their) life/u,
  },
  {
    name: /飲酒|酒|たばこ|喫煙|薬物|ぎゃんぶる|\b(?:alcohol|drinking|smoking|drugs?|gambling)\b/u,
    ways: /お?酒|飲酒|いんしゅ|飲み(?:会|に|ます)|晩酌|びーる|たばこ|喫煙|吸[いっう]|薬物|どらっぐ|ぎゃんぶる|ぱちんこ|競馬|賭け|\balcohol|\bdrink|\bbeer|\bwine|\bsmok|\bcigar|\bvap(?:e|ing)|\bdrugs?\b|\bgambl|\bbet(?:ting)?\b|\bcasino|\bpub\b/u,
  },
]
