import type { Stance } from './stance.ts'

/** What somebody did or decided: stayed or left, agreed or not, held it or called it off. */
export const DEEDS: readonly Stance[] = [
  {
    name: 'condition',
    yes: /(?:よく|良く)な(?:っ|る|り)|改善(?:し|され|が)|向上し|\b(?:improv(?:ed|es|ing)|(?:got|gets|getting|grown?|become) (?:better|cleaner|clearer|healthier|easier))\b/u,
    no: /悪(?:化|くな)|劣化し|低下し|\b(?:worsen(?:ed|s|ing)?|deteriorat(?:ed|es|ing)|(?:got|gets|getting|grown?|become) (?:worse|dirtier|poorer|harder))\b/u,
  },
  {
    name: 'in force',
    yes: /今も|現在も|いまも|依然|引き続き|\bstill (?:ha(?:s|ve) to|pays?|applies|apply|in force|exists?|charges?|requires?|runs?|operates?|stands?)\b|\bremains? in (?:force|place|effect)\b/u,
    no: /廃止(?:し|され)|撤廃(?:し|され)|打ち切(?:っ|ら)|取りやめ|\b(?:abolished|scrapped|repealed|axed|done away with|phased out|lifted|rescinded)\b/u,
  },
  {
    name: 'mistaken',
    yes: /(?:間違い|誤り|失敗)(?:だった|であった|だと|を認)|間違って(?:いた|いる)|\b(?:a|the) mistake\b|\b(?:was|were|been) wrong\b/u,
    no: /(?:間違い|誤り)(?:は|では)な|間違って(?:いな|はいな)|正し(?:い|かった)|\b(?:been|was|were) right to\b|\bno mistake\b|\bjustified\b|\bthe right (?:decision|choice)\b/u,
  },
  {
    name: 'office',
    yes: /続投|留任|残留|(?:職|地位|任)に(?:とど|留)ま|現在の(?:社長|会長|市長|知事|監督|代表)|現職|\bstay(?:s|ed|ing)? (?:on|in (?:office|post|charge|the job))\b|\bremain(?:s|ed)? (?:in (?:office|post|charge)|as)\b|\brefused to (?:resign|quit|step down)\b|\bcontinues? as\b|\bis (?:currently|still|now) (?:the |its )?(?:chief|president|chair|director|mayor|head|coach|manager|captain|editor|minister)/u,
    no: /辞任(?:し|した|を表明)|退任(?:し|した)|辞職(?:し|した)|辞め(?:た|る)|(?:を|から)退(?:い|き)|解任され|更迭|\bresign(?:s|ed|ation)?\b|\bstep(?:s|ped)? (?:down|aside)\b|\bquit(?:s)?\b|\bleft (?:office|the post|the job)\b|\b(?:was|were|been) (?:dismissed|sacked|fired|ousted|replaced)\b|\bretired (?:as|from)\b/u,
  },
  {
    name: 'agreement',
    yes: /合意(?:し(?:た|て)|に達し(?:た|て)|が成立)|妥結(?:し|した)|\breached (?:an? |the )?(?:\w+ )?(?:agreement|deal|settlement|accord)\b|\bagreed (?:to|on|a|that)\b|\bstruck (?:a|the) deal\b|\bcame to terms\b/u,
    no: /合意(?:に(?:は)?(?:至ら|達し(?:な|て(?:いない|おらず)))|でき(?:な|ず)|(?:は|が)(?:成立し|得られ)な)|決裂|物別れ|不成立|\bfailed to (?:reach|agree|settle|come)\b|\bno (?:agreement|deal|settlement|accord)\b|\bbroke(?:n)? down\b|\bwithout (?:an? )?(?:agreement|deal)\b|\bcould not agree\b/u,
  },
  {
    name: 'held',
    some: true,
    yes: /(?:開催|実施|決行)(?:され(?:た|る|ます|ました)|した|し(?:て|、)|する)|行われ(?:た|る|ます|ました)(?!かどうか)|(?:予定|計画)(?:どおり|通り)(?:に)?(?:開|行|実)|練り歩|\btook place\b|\b(?:was|were|will be) (?:held|staged)\b|\b(?:went|will go|goes|go) ahead\b|\bas (?:planned|scheduled)\b|\bwill take place\b/u,
    no: /中止|取りやめ|見送(?:ら|り|っ)|延期|順延|(?:開催|実施)(?:され(?:な|ず)|し(?:な(?!が)|ません))|行われ(?:な(?!が)|ませ|ず)|\bcancell?ed\b|\bcalled off\b|\bpostponed\b|\bscrapped\b|\bdid not (?:take place|go ahead|happen)\b|\b(?:was|were) (?:not held|abandoned|shelved|axed)\b|\bput off\b/u,
  },
  {
    name: 'on time',
    yes: /予定より(?:も)?(?:\S{0,8})?早|前倒し|(?:予定|計画)(?:どおり|通り)|\bahead of (?:schedule|time|plan)\b|\bon (?:schedule|time)\b|\bearlier than (?:planned|expected|scheduled)\b/u,
    no: /遅れ(?:た|て|る|、)|遅延|ずれ込|予定より(?:も)?(?:\S{0,8})?(?:遅|延)|\bbehind schedule\b|\b(?:months?|weeks?|years?|days?|hours?) (?:late|behind)\b|\bdelayed\b|\boverran\b|\blater than (?:planned|expected|scheduled)\b|\boverdue\b|\bfinished late\b/u,
  },
  {
    name: 'admitted',
    yes: /(?:全面的に|大筋で|おおむね)?(?<!に)認め(?:た|て(?:いる|おり)|、)|罪を認|自白|関与を認|\b(?:admit(?:s|ted)?|acknowledged|confessed|conceded|pleaded guilty|pled guilty|owned up)\b/u,
    no: /否認|否定し|認めて(?:いない|おらず|いません)|無罪を主張|争う(?:姿勢|方針|構え)|関与を否|\b(?:denied|denies|deny|disputed|refuted|dismissed (?:the )?(?:claims?|allegations?|reports?)|pleaded not guilty|pled not guilty)\b/u,
  },
  {
    name: 'favour',
    yes: /賛成(?!多数|票)|支持(?:し|する|を)|賛同|推進(?:し|する|派)|歓迎(?:し|する)|意欲|前向き|\b(?:supports?|supported|backs?|backed|favou?rs?|favou?red|endorses?|endorsed|welcomes?|welcomed|praised|in favou?r of|called for)\b/u,
    no: /反対(?!側|票)|不支持|批判(?:し|する|的)|慎重|消極的|否定的|反発|異議|\b(?:opposes?|opposed|against|objects?|objected|criticis?z?ed|condemned|rejected|resists?|resisted|speaks? out)\b/u,
  },
  {
    name: 'verdict',
    yes: /(?:請求|訴え|主張|申し立て|上告|控訴)を(?:すべて|全面的に|一部)?(?:認め|認容)|勝訴|有効と(?:判断|認め|した)|\bin favou?r of\b|\bsided with\b|\bupheld\b|\bruled for\b|\bwon (?:the|their|his|her|its) (?:case|appeal|lawsuit)\b/u,
    no: /(?:請求|訴え|主張|申し立て|上告|控訴)を(?:すべて|全面的に)?(?:棄却|却下|退け|斥け|認め(?:な|ず))|敗訴|無効と(?:判断|し)|\b(?:declared|ruled|found) (?:[^,.;]{2,40} )?(?:void|invalid|null|unlawful)\b|\b(?:ruled|found|decided|judged) against\b|\b(?:dismissed|rejected|threw out|thrown out|struck down|overturned|quashed)\b|\blost (?:the|their|his|her|its) (?:case|appeal|lawsuit)\b/u,
  },
  {
    name: 'guilt',
    yes: /有罪|\b(?:found guilty|convicted|conviction)\b/u,
    no: /無罪|\b(?:acquitted|not guilty|cleared of|acquittal|exonerated)\b/u,
  },
  {
    name: 'success',
    yes: /成功(?!しな|せず)|合格(?!しな|せず|でき)|\b(?:succeeded|was a success|successful(?:ly)?|passed (?:the|its|all))\b/u,
    no: /失敗|不合格|断念|成功(?:しな|せず|には至ら)|\b(?:failed|fails|failure|unsuccessful(?:ly)?|did not succeed|fell short|flunked)\b/u,
  },
  {
    name: 'result',
    yes: /黒字|利益を(?:計上|出|確保)|\b(?:made|posted|reported|recorded|earned|turned|showed|returned) (?:an? |its )?(?:\w+ )?(?:profit|surplus)\b|\bin the black\b|\b(?:trade|budget|current-account) surplus\b|\b(?:is|was|became) profitable\b|\bmade money\b/u,
    no: /赤字|損失を(?:計上|出)|欠損|\b(?:made|posted|reported|recorded|suffered|ran|incurred|showed) (?:at )?(?:an? |its )?(?:\w+ )?(?:loss|deficit)\b|\bin the red\b|\b(?:trade|budget|current-account) deficit\b|\b(?:un|not )profitable\b|\blost money\b|\bat a loss\b/u,
  },
  {
    name: 'evidence',
    some: true,
    yes: /(?:検出|確認|発見|観測|認定|特定|目撃)(?:され(?:た|て(?:いる|おり))|し(?:た|て(?:いる|おり)))|見つか(?:った|って(?:いる|おり))|あった(?:と|こと)|\b(?:was|were|been) (?:found|detected|identified|observed|discovered|confirmed|accessed|recorded|documented)\b|\b(?:found|detected|revealed|showed|uncovered|discovered|did access) (?!no\b|that no\b|neither\b)/u,
    no: /(?:検出|確認|発見|観測|認定|特定|目撃)(?:され(?:な(?!が)|て(?:いない|おらず|いません)|ず)|でき(?:な|ず)|し(?:な|て(?:いない|おらず)))|見つか(?:らな|って(?:いない|おらず)|らず)|(?:は|が)なかった(?:と|こと)|\bno (?:evidence|sign|signs|trace|traces|indication|proof|record)\b|\b(?:was|were|been|has|have) (?:never|not) (?:been )?(?:found|detected|identified|observed|seen|confirmed|recorded|documented)\b|\bfound (?:no|neither|nothing)\b|\bnone (?:was|were) (?:found|detected)\b|\bdid not (?:find|detect|identify)\b/u,
  },
  {
    name: 'use',
    yes: /(?:使用|利用|採用|導入|搭載|装備|対応|提供|実施|配布|公開|設置)(?:され(?:て(?:いる|おり|います)|る|た)|し(?:て(?:いる|おり|います)|た)|する|でき(?:る|ます))|使(?:われ(?:て(?:いる|おり)|る|た)|える|えます|っている)|備え(?:る|て(?:いる|おり)|た)|\b(?:has|have|features?|offers?|provides?|uses?|supports?|comes? with|is equipped with|is fitted with|accepts?) (?!no\b|not\b|been\b)/u,
    no: /(?:使用|利用|採用|導入|搭載|装備|対応|提供|実施|配布|公開|設置)(?:され(?:て(?:いない|おらず|いません)|な(?!が)|ず)|し(?:て(?:いない|おらず|いません)|な(?!が)|ません)|でき(?:な|ません))|非(?:対応|搭載|公開)|未(?:対応|搭載|設置|導入)|使(?:われて(?:いない|おらず|いません)|えな|えません|わな|っていな)|\b(?:has|have|offers?|provides?|comes? with) no\b|\b(?:does|do|did) not (?:have|feature|offer|provide|use|support|accept|come with|contain|include)\b|\blacks?\b|\bwithout an?\b|\bno longer (?:has|have|offers?|uses?|supports?|accepts?)\b/u,
    close: true,
  },
]
