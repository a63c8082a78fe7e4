const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/** Said so often in English, and nowhere else, that one of them is enough. */
export const ENGLISH_SIGNS = words(`
i i'm i'd i'll i've you you're your yours he she we they them their it it's its this that that's these those the a an and or
but because so if when what where who why how which is are was were be been am do does did don't doesn't didn't have has had
haven't can can't could couldn't will would won't should not no yes yeah yep yup nope nah my mine our me us him her to of in on
at for with from about by as than then there here just like really very too also only more most some any all every never
always often sometimes maybe perhaps please thanks thank sorry hello hi hey bye goodbye good bad great fine nice well
need want gotta gonna wanna let let's get got go going know think feel make made take time day much many one two first last
people work nothing something anything everything nobody someone everyone what's who's where's how's dunno idk exactly right
correct wrong sure absolutely definitely price cost money customer customers morning night quality speed privacy trust family
mother father wife husband kids children school boss job stress sleep health safety enough again stop skip pass next done
`)

/** The commonest words of French, Spanish, Portuguese, German, Italian, Dutch, Indonesian, Tagalog, Vietnamese, Turkish, Polish. */
export const FOREIGN_WORDS = words(`
je tu il elle nous vous ils les des une un le la est suis êtes c'est pas pour avec dans mais oui non merci bonjour très plus
j'ai n'ai qu'est d'accord ça cela aussi parce que qui quoi où comment pourquoi rien salut bonsoir désolé peux veux sais mon ma mes
el los las una es son está estoy muy pero sí gracias hola porque qué cómo dónde con para por mi mis tengo quiero puedo sé nada
adiós buenos días buenas lo siento entiendo no_sé eso esto más también yo ella usted ustedes hablar perdón vale
o os as um uma é são está estou muito mas sim não obrigado obrigada olá porque que como onde com meu minha tenho quero posso
ich du er sie wir ihr der die das ein eine ist sind bin nicht mit für aber ja nein danke hallo weil was wie wo warum mein
meine habe will kann weiß nichts auch und oder es zu sehr genau stimmt tschüss guten morgen tag keine ahnung leider
io lei noi voi gli è sono sto molto però grazie ciao perché cosa come dove con il mio mia ho voglio posso niente anche
ik jij wij het een niet met voor maar nee dank hallo omdat wat hoe waar mijn heb kan geen ook van
saya aku kamu kami tidak tak ada yang dan untuk dengan ini itu terima kasih ya bukan apa bisa mau sudah belum
ako ikaw siya hindi ang mga ng sa po salamat opo gusto ko mo naman lang kasi wala
tôi bạn không có là và của cho với này đó cảm ơn vâng rất
ben sen bir ve için çok ama evet hayır teşekkürler ne bu değil
nie tak jest mam chcę dziękuję ale bardzo co jak
`)

/** Letters that neither English nor romanised Japanese needs. */
export const FOREIGN_LETTERS =
  /[àâäáãåçèêëìíîïñòóôöõùúûüýÿßœæøłńśźżćęąğşıđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ¿¡]/iu

/** Japanese typed in Latin letters. */
export const ROMAJI = words(`
desu masu deshita mashita masen arigatou arigato gozaimasu kudasai onegaishimasu wakaranai wakarimasen wakannai shiranai hai iie
sumimasen gomen gomennasai sou soudesu demo dakara watashi boku ore nani naze doushite kore sore konnichiwa ohayou konbanwa
yoroshiku ikimasu shimasu dame ii chotto mou owari sayonara tsukareta suki kirai taihen muzukashii ganbaru
`)

/** Words and names people write alike in either language: they tell nothing. */
export const SHARED = words(`
ok pdf excel word line email mail app web google youtube twitter instagram facebook tiktok amazon netflix iphone ipad android
windows mac slack zoom teams notion chatgpt gpt ai it pc wifi usb cd dvd tv sns url html css qr api crm erp pos nhk jr
w ww www lol x
`)

/** Characters and words of Chinese that Japanese does not write. */
export const CHINESE =
  /[们这个说吗呢吧啊很没么为对时间问题东谢错们话还让给买卖钱过后来会们样从关开进远运难边头儿]|我(?!が|々|慢)|你|您|[是的](?=[\p{Script=Han}，。])|不(?:是|要|会|能|想|好|行|懂)|什么|怎么|因为|所以|可以|喜欢|谢谢|再见/gu
