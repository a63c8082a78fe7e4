/**
 * Whole phrases that cannot both be told of one thing, one axis a line, its sides parted by |. They are only weighed, never
 * enough by themselves: many have other uses, and what else is told decides.
 */
export const FACING_SIDES = {
  en: `
free, no charge, free of charge, at no cost, costs nothing, without charge | pay, pays, paid for, £, fee, charges, admission is, costs, tickets cost
voted to, approved, carried, adopted, passed, agreed to, backed, ratified, waved through, gave the go-ahead | threw out, thrown out, rejected, voted down, was lost, defeated, turned down, blocked, vetoed, refused, voted against, votes against
unanimous, unanimously, with one voice, without dissent, no votes against | by one vote, narrow majority, narrowly, votes against, split, divided, dissented, majority of
dropped support, removed, no longer supports, withdrawn, discontinued, scrapped, abolished, phased out, done away with | still ships, still supports, still works, can still, go on using, remains available, untouched, unchanged, still in force, continues to
shut, closed, stood idle, out of service, out of use, was cold, abandoned, mothballed, derelict | reopened, open to, opened, running, in operation, relit, back in use, in service, at work, up and running
lost, destroyed, demolished, pulled down, torn down, burnt down, razed, wrecked, perished, extinct | survives, survived, still stands, preserved, intact, remains standing, hangs again, recovered, thriving, lives on
went up, rose, grew, increased, climbed, dearer, higher, gained, more than, up on, improved, longer, soared, swelled, gone up, go up, doubled | went down, fell, down, decreased, declined, slipped, cheaper, lower, lost, fewer, less than, fewest, decline, shorter, shortened, dropped, halved, shrank, slumped, slowed
largest share, most of, larger part, majority, the bulk, four fifths, three quarters, more than half, mainly, predominantly | minority, a distant third, less than half, fewer than half, a fraction, a handful, only a few, hardly any, barely
faster, speeds, quicker, accelerates, sooner | slower, slows, delays, more slowly, retards
waterproof, watertight, water-resistant, may be submerged | away from liquids, no protection against water, not waterproof, must not get wet, keep dry
on an empty stomach, fasting, before meals, before breakfast, before eating | with food, with a meal, after meals, after eating, on a full stomach
room temperature, at ambient temperature, unrefrigerated | frozen, refrigerated, chilled, kept cold, on ice
private, privately, trust, foundation, company-owned, in private hands | public, publicly, state-owned, council-owned, the city, the state, municipal, belongs to the crown
by hand, handmade, manually, hand-made, hand-picked | by machine, mechanically, automatically, machine-made, automated, robot
on paper, by post, in writing, in person, at the counter | online, website, by email, electronically, by phone, via the app
alone, solo, single-handed, on her own, on his own, by himself, by herself | together with, accompanied, jointly, in company, with a team, side by side, co-wrote, with the help of
on foot, walked, walking | by car, by train, by boat, by sledge, by dog, on horseback, by bicycle, by ship, by plane, drove, flew, sailed
black and white, monochrome | colour, color, colourful
live, living, alive, bears its young alive, live-born | lays eggs, eggs, dead, died, stillborn
all-male, men only, boys only, no women | girls, women, female, mixed, co-educational
native, endemic, nowhere else, nowhere outside, found only | introduced, invasive, also found, further populations, elsewhere, widespread, imported
encrypted, encrypts, secured, locked, password-protected | in the clear, unencrypted, plain text, unlocked, unprotected
fixed, pegged, set, constant, steady | floated, floats, variable, varies, flexible, fluctuates, depending on
filled in, built over, grassed over, covered, buried | open pit, exposed, uncovered, open to the sky, dug up
deferred, postponed, put off, adjourned, left open, shelved | dealt with, decided, settled, approved, resolved, there and then, went ahead, took place
married, wife, husband, wed | never married, unmarried, bachelor, single all, spinster
in front, ahead of, at the front, forward | behind, at the back, at the rear, aft
net debt, owed, in debt, borrowings, loss, deficit, overdrawn | net cash, owed nothing, debt-free, surplus, profit, gained, returned
paid a dividend, dividend of, received a dividend | no dividend, passed the dividend, without dividend
all, every, every one, each of, both, without exception, in full, wholly, entirely | spared, except, one of, two of, only half, part of, some of, fewer than half, per cent of, none, neither
only, solely, exclusively, alone, nothing but, no language but | both, also, any, either, as well as, alongside, open to all, anyone
before, ahead of, prior to, preceded, earlier than | after, later than, followed, not until, only then, subsequently
natural, wild, by nature | artificial, man-made, synthetic, farmed, cultivated, captive
legal, lawful, allowed, permitted, may, can, welcome, free to | illegal, unlawful, banned, forbidden, prohibited, not allowed, may not, cannot, barred, no livestock, off limits
compulsory, mandatory, must, required, obliged, has to, have to | optional, voluntary, need not, not required, not needed, at will, up to them
guilty, convicted, sentenced | acquitted, cleared, innocent, not guilty, case dismissed
won, winner, victory, champions, beat, took the title | lost, runner-up, beaten, defeat, knocked out, finished second, finished last
safe, harmless, no risk, suitable for | dangerous, harmful, toxic, risk of, unsafe, not suitable, must not be
full, sold out, no seats, packed, overcrowded | empty, half empty, plenty of, seats remain, unsold, vacant
new, newly built, built from scratch, brand-new | second-hand, used, rebuilt, refurbished, converted, reused, original
ancient, centuries old, medieval, original | modern copy, replica, forgery, fake, reproduction, recent
south-facing, faces south, southern, south | north-facing, faces north, northern, north
eastern, east, east-facing | western, west, west-facing
quiet, silent, peaceful | noisy, loud, deafening
early, ahead of schedule, on time, on schedule, punctual | late, delayed, behind schedule, overran, overdue
cured, recovered, healed, survived | died, succumbed, worsened, relapsed, fatal
supported, in favour, backs, welcomes, endorses | opposes, against, objected, condemned, criticised
resigned, stepped down, left the post, retired, dismissed | still in post, remains, stayed on, continues as, re-elected, reappointed
visible, seen, spotted, recorded, detected, turned up, found | not seen, absent, no trace, undetected, never recorded, missing, no sign
since day one, from the start, from the beginning, from its first day, always | until, only later, not until, added later, introduced in, years later
`,
  ja: `
無料、無償、ただで、料金はかから、費用はかから、お金はかから | 有料、円の券、円を払、料金がかか、円かか、入場料、利用料、徴収、負担
可決、承認、賛成多数、認め、了承、採択、同意、可決成立 | 否決、不承認、反対多数、退け、却下、見送、不採択、拒否、認めな
全会一致、満場一致、全員の賛成、反対なく、異論なく | 一票差、僅差、割れ、反対した、反対票、賛否が分かれ、異論が
廃止、撤廃、終了、打ち切、停止し、解かれ、解除、取りやめ、撤去 | 続いている、今も、継続、引き続き、現行、維持、提供され続け、残って、有効
取り壊、解体、撤去、焼失、失われ、流失、消滅、絶滅、滅び | 残って、現存、残る、当時のまま、今も立、保存され、生き残、健在、使われている
増え、増加、伸び、上昇、上がっ、上回、のぼ、拡大、値上がり、高ま、増配、増額、長くな、最多、過去最高 | 減っ、減少、落ち、低下、下がっ、下回、縮小、値下がり、減額、減配、短くな、最少、過去最低、遅く、とどまっ
据え置、変わらな、横ばい、現状維持、前年並み、そのまま | 引き上げ、引き下げ、増配、減配、改め、改定、変更、見直
過半数、多数、大半、大部分、七割、八割、九割、ほとんどが | 少数、半数に満た、一割、二割、わずか、ごく一部、少数派
速く、早く、短縮、速い、迅速、短くな | 遅く、遅い、余計にかか、長引、のろ、手間取
食後、食事とともに、食べた後 | 空腹時、食前、食間、絶食
常温、室温 | 冷凍、冷蔵、冷やし、凍結
温水、加温、暖房、温かい | 冷水、加温されて、暖房はな、冷たい、水風呂
公営、公立、市営、町営、県営、県が、市が、町が、公社、国が、官営 | 民間、民営、私立、私営、個人、企業が、会社が、組合が、自前
手作業、手掘り、手作り、人力、手縫い、手彫り | 機械、自動、重機、機械彫り、ロボット
郵送、窓口、紙、対面、来店、来庁 | オンライン、電子、ウェブ、インターネット、アプリ、メール
単独、一人で、独力、独学 | 共同、共作、二人で、複数、協力して、師事
徒歩、歩いて | 車で、バスで、船で、馬で、列車で、飛行機
白黒、モノクロ | カラー、天然色、極彩色
男性だけ、男子のみ、全員が男 | 女性、女子、男女
女性だけ、女子のみ、全員が女 | 男性、男子、男女
固有、ここだけ、のみに生息、ほかでは見られ、唯一の | 各地、広く分布、ほかにも、外来、移入、全国で
延期、先送り、見送、中止、順延、持ち越 | 予定どおり、発表どおり、決行、開催され、実施され、その場で、始まった、行われた
独身、未婚 | 結婚、妻、夫、既婚、婚姻
前方、先頭、前に、手前 | 後方、最後尾、後ろ、奥に
赤字、損失、欠損、負債、借入 | 黒字、利益、無借金、剰余、純資産
無配、配当はな、配当を見送 | 配当が支払、円の配当、増配、配当を実施
全員、すべて、全て、全額、いずれも、どれも、全部、皆、例外なく | のうち、一部、以外、を除、だけは、三割、半分、残り、ひとつだけ
のみ、だけ、しか、に限、専用 | でも、どちらも、両方、誰でも、いずれでも、自由に、問わず
前に、先に、前だ、以前 | 後に、あとで、てから、以後、のち、次いで
天然、野生、自然の | 養殖、人工、人造、栽培、飼育
許可、認められ、できる、可能、自由、してよい、使える、開放 | 禁止、禁じ、できない、不可、してはなら、認められな、使えな、立入禁止、許され
必須、義務、なければならな、必要、要する、必ず | 不要、任意、要らな、必要はな、自由、免除、義務はな
有罪、実刑 | 無罪、不起訴、棄却
優勝、勝っ、勝利、制し、頂点、白星、勝訴 | 敗れ、準優勝、負け、敗退、黒星、敗訴、最下位
安全、無害、適し、適正、問題な | 危険、有害、適さな、不適、おそれ、禁忌、してはなら
満席、完売、満員、売り切れ | 空席、売れ残、余っ、残席、空い
新築、新造、新品 | 中古、改築、再利用、転用、移築、改修
本物、真作、真筆、原本、実物 | 複製、偽物、贋作、写し、模造、レプリカ
南向き、南に面、南側、南岸、南 | 北向き、北に面、北側、北岸、北
東向き、東側、東岸、東 | 西向き、西側、西岸、西
角部屋、端 | 中部屋、中央、挟まれ
地上、架空、高架 | 地下、地中、埋設
開いて、営業、通行可能、通れ、受け付け、24時間、休まず、年間を通、通年 | 閉鎖、休業、通行止め、閉じ、受け付けな、休止、休み、閉館、平日の日中に限
早く、予定より早、前倒し、定刻 | 遅れ、延びた、ずれ込、遅延
回復、治癒、生き延び、助か | 死亡、死ん、亡くな、悪化、再発
賛成、支持、歓迎、推進 | 反対、批判、反発、慎重、不支持
辞任、退任、辞職、退い、解任、引退 | 続投、留任、再任、現職、務めている、再選
見つか、発見、確認され、検出、出土、目撃 | 見つからな、確認されな、検出されな、出土しな、出土せ、いな、一つも含まれ
修正済、解消、直さ、修正さ | 再現し、残って、直って、未修正、解消されて
加盟、参加し、出場し、入っ | 不参加、欠場、脱退、休場、抜け、上がらな、棄権
長男、長女、一人っ子 | 次男、三男、次女、三女、末っ子
水洗いでき、洗え、丸洗い | 水に濡らす、水洗いでき、洗えな、濡らさ
直営、自社、自前、自ら | 委託、外注、他社、業者に、任せ
成功、達成、合格、到達し | 失敗、断念、未達、不合格、届か
当初から、最初から、設立時から、一貫して、代々、終始、生涯 | 途中から、のちに、なってから、翌年、改め、変わっ、初めて
`,
} as const
