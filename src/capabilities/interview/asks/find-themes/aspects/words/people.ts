import type { Aspect } from '../aspect.ts'

/** Of the people one meets: those who serve, teach and heal, other guests and users. */
export const PEOPLE_ASPECTS = {
  manners: {
    ja: {
      strong:
        '態度 接客 愛想 感じが悪 冷たい 横柄 不親切 無愛想 スタッフ 店員 受付の人 駅員 係の人 先生が 担当がころころ 担当者が トレーナー インストラクター コーチ 声をかけ 嫌な顔 面倒くさそう 言い方 上から目線 雑談 言葉遣い 挨拶 教えてくれな 見てもら スタッフの 店員さん 店員の 対応が冷た 失礼 感じの悪 ぶっきらぼう 怒鳴 丁寧 親切',
      weak: '対応 人によって 質問',
    },
    en: {
      strong:
        'rude impolite unfriendly friendly staff. attitude arrogant dismissive condescend say_hello barely_say trainer. trainers. instructor coach. coaches. employee. waiter. waitress cashier receptionist guard. nurse. nurses. chatting unprofessional polite. ignored_me ignores_me pay_attention_to_you help_you show_me showed_me nobody_helps no_one_helped check_my_form advice. rude. rudeness unhelpful_staff staff_are staff_were staff_is staff_was disrespectful impatient grumpy bad_service poor_service service_was service_is treated. talk_down looked_down kind. helpful.',
      weak: 'service. desk. ask. question. helping',
    },
  },
  helpline: {
    ja: {
      strong:
        '問い合わせ 問合せ サポート 窓口 オペレーター 電話がつなが 返信 返事 定型文 決まった文章 自動応答 チャットボット たらい回し クレーム 苦情 返金 お詫び 事務局 運営 コールセンター 放置 解決しな 対応が遅 対応して 音沙汰 問い合わせて サポートに サポートが サポートの 返事が来な 返事がな 返信がな 返信が遅 電話しても つながらな 対応が悪 待たされる電話 担当者につな 解決され メールしても 折り返し FAQ ヘルプ',
      weak: '電話 対応 連絡',
    },
    en: {
      strong:
        'support. customer_service customer_support customer_care helpdesk help_desk hotline helpline call_centre call_center canned chatbot chat_bot bot. agent. agents. real_person human. complain. complained complaint refund. refunds. money_back get_a_reply no_reply never_replied reply_to_my respond. responded response. ticket_was closed_the_chat passed_around get_through_to on_hold. goes_in_circles help_page report_it report_a compensation apolog credit_instead answered_my support_is support_team support_was support_takes nobody_answers no_one_answers no_answer never_answer never_respond no_response did_not_respond do_not_respond takes_days_to_reply reply_takes waiting_for_a_reply automated_reply automated_response copy-paste_answer speak_to_a talk_to_a talk_to_someone live_chat unhelpful useless_answers faq. phone_support ticket_system hung_up transferred_me',
      weak: 'reply. replies. answer. contact help.',
    },
  },
  other_users: {
    ja: {
      strong:
        'マナー 迷惑な 他の利用者 他のお客 占領 場所取り 荒らし 誹謗中傷 悪口 嫌がらせ 業者 なりすまし スパム 変な人 ブロック 通報 コメント欄 転売 評価をつけ 取引相手 出品者 購入者 値下げ交渉',
      weak: '利用者 他の人 相手',
    },
    en: {
      strong:
        'other_members other_users other_guests other_people inconsiderate troll. trolls. abusive harassment_from fake_account fake_profile bots. spam. scammer scammers cheaters toxic block_people report_users moderat seller. sellers. buyer. buyers. no-show do_not_show_up hog.',
      weak: 'strangers people_who',
    },
  },
  medical: {
    ja: {
      strong:
        '診察 医師 先生 病院 薬 処方 検査 症状 治療 副作用 看護師 通院 カルテ 紹介状 問診 保険証 ワクチン 入院 手術 リハビリ 先生の 診療 診断 症状が 薬局 受診',
      weak: '体調 痛み',
    },
    en: {
      strong:
        'doctor. doctors. gp. nurse. nurses. diagnos prescription medicine medication treatment. symptom test_result referral surgery. hospital. clinic. dentist vaccin side_effect consultation medical_record pharmac doctor_is doctor_was medical. patient. patients. physician examin test_results',
      weak: 'pain. health',
    },
  },
  teaching: {
    ja: {
      strong:
        '授業 レッスン 講座 教材 課題 宿題 テスト 試験 問題が 難易度 レベル 簡単すぎ 難しすぎ 先生 講師 添削 フィードバック 解説 進度 カリキュラム 学習 復習 単語 文法 授業が 講義 先生の教え 課題が 教材が 問題集',
      weak: '教え 勉強',
    },
    en: {
      strong:
        'lesson. lessons. course. courses. homework assignment exam. exams. exercise. exercises. too_easy too_difficult difficulty level. levels. teacher. teachers. tutor. lecture feedback_on grading curriculum syllabus material. learn. learning vocabulary grammar. quiz lessons_are classes_are teacher_is lectures. assignments. coursework practice. test. tests.',
      weak: 'explain study',
    },
  },
  children: {
    ja: {
      strong: '子ども 子供 育児 保育 幼稚園 保育園 学校 お迎え 送り迎え 赤ちゃん 子連れ 親子 保護者 PTA 待機児童',
      weak: '家族',
    },
    en: {
      strong:
        'child. children kid. kids. toddler baby. nursery daycare childcare school. schools. pick-up_time parents. playground pta family-friendly',
      weak: 'family',
    },
  },
  classes: {
    ja: {
      strong:
        'レッスン クラス プログラム 休講 予約が取れ 予約が取り 予約開始 満員 抽選 キャンセル待ち 時間割 枠 空きがな 講座 定員 予約でき ヨガ スタジオ 受けたい',
      weak: '予約 埋まって 平日の昼',
    },
    en: {
      strong:
        'class. classes. course. courses. session. sessions. workshop yoga pilates spinning fully_booked booked_out spot_in place_in waiting_list waitlist booked_a book_a reserve reservation timetable get_a_slot slot. slots. cancelled_at_short short_notice',
      weak: 'booking booked cancelled schedule',
    },
  },
} as const satisfies Record<string, Aspect>
