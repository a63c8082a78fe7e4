/** When and where: what makes a sentence a scene. */
export const SCENE =
  /(?:昨日|今朝|先週|先月|去年|この前|この間|毎[朝晩日週月]|朝|夜|夕方|休日|週末|平日|[月火水木金土日]曜|とき|時に|頃|場面|店で|家で|会社で|学校で|職場で|現場で|駅で|病院で|\d+(?:時|月|日|年))|\b(?:yesterday|today|last (?:week|month|year|night|\w+day)|this morning|every (?:day|morning|night|week|month|evening|\w+day)|in the (?:morning|evening|afternoon|kitchen|office|shop|car|night)|at (?:night|work|home|school|the \w+)|on (?:the \w+|\w+days?)|when(?:ever)?|during|while|after (?:work|school|lunch|dinner)|before (?:work|school|lunch|dinner))\b/iu

/** What comes of it. */
export const CONSEQUENCE =
  /(?:その結果|結果として|結局|せいで|おかげで|ことになる|はめにな|羽目に|てしま(?:う|い|って|った)|ちゃ(?:う|って|った)|なくな(?:る|った|って|り)|ように(?:な|なった)|遅れる|間に合わな|辞め(?:た|て|る)|やり直し|残業|怒られ|失(?:う|っ)|影響)|\b(?:so (?:i|we|they|he|she|it|people|the|my|our|nobody)|end(?:s|ed)? up|result\w*|lead(?:s|ing)? to|led to|means? (?:that|i|we|they|the)|that's why|which (?:is why|means|makes|made)|makes? (?:me|us|them|it|him|her)|cost(?:s|ing)? (?:me|us|them)|have to (?:redo|start over|stay|wait)|as a result|because of (?:that|this|it))\b/iu

/** Others than the person who speaks. */
export const PEOPLE =
  /(?:母|父|祖母|祖父|おばあ|おじい|お年寄り|高齢者|子ども|子供|娘|息子|妻|夫|旦那|嫁|家族|友人|友達|生徒|学生|新人|後輩|先輩|同僚|部下|上司|お客|顧客|患者|利用者|先生|住民|親|仲間|チーム|メンバー|スタッフ|みんな|皆)|\b(?:mothers?|moms?|mums?|fathers?|dads?|grand(?:mother|father|ma|pa|parents?|kids?)|parents?|sons?|daughters?|kids?|child(?:ren)?|wife|husband|partner|sisters?|brothers?|famil(?:y|ies)|friends?|colleagues?|teammates?|team|customers?|clients?|patients?|students?|pupils|teachers?|nurses?|neighbou?rs?|volunteers?|newcomers?|juniors?|staff|drivers?|boss|manager|everyone|everybody|residents?|members?|users?)\b/iu

export const REASON =
  /(?:からです|からだ|からなん|ので|なぜなら|だって|ため(?:です|に|だ)|理由|大事|大切|だからこそ)|\b(?:because|since|that's why|the reason|so that|matters?|important|means (?:a lot|everything))\b/iu

export const TRIED =
  /(?:試し|試み|やってみ|使ってみ|始めてみ|相談し(?:た|まし)|工夫し|導入し(?:た|まし)|対策|てみた|てみました|てみたけど|ようとした|ようとしました)|\b(?:tried|trying|have been using|used to use|we (?:bought|switched|started|set up|introduced|asked|built|made|added)|i (?:bought|switched|started|set up|introduced|asked|built|made|added|downloaded|installed)|attempted|gave it a go|so far we)\b/iu
