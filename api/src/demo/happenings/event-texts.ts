import type { Audience, ServiceId } from '@enerabi/shared/constants';

/** An event a nursery holds. Place, hour and number of families are drawn; the words say neither. */
export interface EventText {
  title: string;
  body: string;
  audience: Audience;
  /** When it is held, as of a notice. Absent: all year. */
  season?: string;
  /** In the garden, where there is one; else it is not held. */
  isOutside?: boolean;
  isOnSaturday?: boolean;
  /** Later than in the morning: from, to. */
  hours?: readonly [string, string];
  needs?: 'meals' | 'infants' | 'older';
  service?: ServiceId;
  /** Everybody may come: in a large room, without a number of families. */
  isForAll?: boolean;
}

export const eventTexts: readonly EventText[] = [
  {
    title: '園庭であそぼう',
    body: '砂場、すべり台、三輪車で自由に遊べます。保育者が見守りますので、初めての方も安心してお越しください。着替えと帽子、水筒をお持ちください。雨天の場合は中止します。',
    audience: 'applicant',
    isOutside: true,
  },
  {
    title: 'ベビーマッサージの会',
    body: '生後2か月から、はいはいを始める前までのお子さまが対象です。肌にふれながら、ゆったりした時間を過ごしましょう。バスタオルと飲みものをお持ちください。',
    audience: 'applicant',
    needs: 'infants',
  },
  {
    title: '親子で楽しむ絵本のおはなし会',
    body: '大型絵本や紙芝居、手遊びを楽しむ30分ほどの会です。終わったあとは、年齢に合った絵本選びのご相談もお受けします。',
    audience: 'applicant',
  },
  {
    title: 'はじめての離乳食講座',
    body: '園の栄養士が、始める時期の目安や、かたさの見本をお見せしながらお話しします。だしの試飲もあります。お子さまと一緒にご参加いただけます。',
    audience: 'applicant',
    needs: 'infants',
  },
  {
    title: '幼児食へのステップアップ講座',
    body: '好き嫌いや食べむら、食具の持ち方について、栄養士と保育士がお答えします。給食の人気メニューのレシピをお持ち帰りいただけます。',
    audience: 'applicant',
    needs: 'meals',
  },
  {
    title: '親子リトミック体験',
    body: 'ピアノに合わせて歩いたり、とんだり、止まったり。1歳から3歳くらいのお子さまと保護者の方が対象です。動きやすい服装でお越しください。',
    audience: 'applicant',
  },
  {
    title: '園の一日を見る会',
    body: 'クラスの活動を見学したあと、園での1日の流れと入園までの手続きをご説明します。ご質問の時間もたっぷりお取りします。',
    audience: 'applicant',
  },
  {
    title: '入園まえの なんでも相談会',
    body: '申し込みの書き方、慣らし保育、仕事への復帰のことなど、気になることを園長にお聞きください。1組ずつ、15分ほどお話をうかがいます。',
    audience: 'applicant',
  },
  {
    title: '手形・足形アートの日',
    body: '季節の絵に、お子さまの手形や足形を押して作品を作ります。水で落ちる絵の具を使います。汚れてもよい服装でお越しください。',
    audience: 'applicant',
  },
  {
    title: 'わらべうたとふれあい遊びの会',
    body: 'ひざに乗せてゆらす遊びや、布を使った遊びをご紹介します。家に帰ってからも、すぐに楽しめるものばかりです。',
    audience: 'applicant',
  },
  {
    title: '大きくなったかな（身長・体重をはかる日）',
    body: '身長と体重をはかり、手作りのカードに記録してお渡しします。看護師が、発育や肌のことのご相談にも応じます。',
    audience: 'applicant',
  },
  {
    title: '人形劇がやってくる',
    body: '地域のおはなしサークルのみなさんが、人形劇と影絵を上演します。園の子どもたちと一緒にご覧ください。',
    audience: 'applicant',
  },
  {
    title: 'パパと遊ぶ土曜日',
    body: 'おとうさん、おじいさんとお子さまの会です。新聞紙や段ボールを使って、思いきり体を動かします。おかあさんのご参加も歓迎します。',
    audience: 'applicant',
    isOnSaturday: true,
  },
  {
    title: '土曜日の園見学会',
    body: '平日はお仕事で来られない方のために、土曜日に園内をご案内します。お子さまは、保育者がそばで見守ります。ご家族みなさまでお越しください。',
    audience: 'applicant',
    isOnSaturday: true,
  },
  {
    title: '土曜日の園庭開放',
    body: '在園児もそうでないお子さまも、園庭で一緒に遊べる日です。水筒と着替えをお持ちください。雨天の場合は中止します。',
    audience: 'applicant',
    isOnSaturday: true,
    isOutside: true,
  },
  {
    title: 'きょうだいで遊ぶ日',
    body: '小学生のお兄さん、お姉さんも一緒に参加できる会です。大きな積み木と段ボールで、町を作って遊びます。',
    audience: 'applicant',
    isOnSaturday: true,
  },
  {
    title: '祖父母の方のための孫育て講座',
    body: 'いまの離乳食や抱っこ、事故の防ぎ方を、看護師と保育士がお話しします。ご家族で話し合うきっかけになさってください。',
    audience: 'applicant',
    isOnSaturday: true,
  },
  {
    title: '産後の体をほぐす親子ヨガ',
    body: '産後2か月からご参加いただけます。お子さまは、そばで寝転んだままで大丈夫です。授乳やおむつ替えの場所もあります。',
    audience: 'applicant',
    needs: 'infants',
  },
  {
    title: 'ふたごちゃん・みつごちゃんの集い',
    body: '多胎のお子さまを育てるご家族どうしで、暮らしの工夫を話しませんか。玄関から保育室まで、職員がお手伝いします。',
    audience: 'applicant',
  },
  {
    title: '一時預かりの説明と登録の会',
    body: '利用の流れをご説明し、その場で登録の面談も行います。お子さまの母子健康手帳をお持ちください。',
    audience: 'applicant',
    service: 'temporary_care',
  },
  {
    title: '手作りおもちゃの日',
    body: '牛乳パックや空き容器で、音の出るおもちゃを作ります。材料は園で用意します。きょうだいでのご参加も歓迎します。',
    audience: 'applicant',
  },
  {
    title: '親子で体験 給食の日',
    body: '園の給食を、親子で味わってみませんか。年齢に合わせた大きさとかたさでご用意します。アレルギーのある方は、お申し込みの際にお知らせください。',
    audience: 'applicant',
    needs: 'meals',
  },
  {
    title: 'ベビーカーで防災さんぽ',
    body: '園のまわりを一緒に歩いて、避難する場所や危ない場所を確かめます。戻ったら、持ち出し袋の中身をご紹介します。',
    audience: 'applicant',
    season: '0315-0630 0901-1130',
  },
  {
    title: '先輩保育士と話す夕べ',
    body: '1年目から15年目までの職員が、仕事のやりがいや働き方を本音でお話しします。学生の方、復職を考えている方、どなたでもどうぞ。',
    audience: 'job_seeker',
    hours: ['18:00', '19:30'],
  },
  {
    title: '保育の仕事 職場見学会',
    body: '保育室や休憩室をご覧いただき、1日の勤務の流れと育成の仕組みをご説明します。履歴書は必要ありません。',
    audience: 'job_seeker',
  },
  {
    title: '栄養士・調理員のための厨房見学',
    body: '調理の様子と配膳の流れを見学し、アレルギー食の取り組みをご紹介します。給食の試食もしていただけます。',
    audience: 'job_seeker',
    needs: 'meals',
  },
  {
    title: '保護者会主催 おさがり交換会',
    body: '制服や体操着、サイズの合わなくなった服をゆずりあいます。お持ちになるだけ、選ぶだけのご参加も歓迎します。',
    audience: 'enrolled',
  },
  {
    title: '卒園児のつどい',
    body: '小学生になった卒園児のみなさん、久しぶりに園へ遊びに来ませんか。近況を聞かせてください。先生たちが楽しみに待っています。',
    audience: 'enrolled',
    isOnSaturday: true,
    needs: 'older',
    season: '0510-0731 1001-1130',
  },
  {
    title: '保護者のための救命講習',
    body: '消防署の方をお招きし、心肺蘇生とAEDの使い方、のどにつまらせたときの手当てを学びます。託児があります。',
    audience: 'enrolled',
    isOnSaturday: true,
  },
  {
    title: 'どろんこ遊びの日',
    body: '土と水の感触を、思いきり楽しむ日です。汚れてもよい服装と、全身の着替え、タオルをお持ちください。シャワーをお使いいただけます。',
    audience: 'applicant',
    isOutside: true,
    season: '0510-0710',
  },
  {
    title: 'こいのぼりを作ろう',
    body: '足形でうろこをかいて、世界にひとつのこいのぼりを作ります。作品はお持ち帰りいただけます。',
    audience: 'applicant',
    season: '0410-0502',
  },
  {
    title: '七夕のつどい',
    body: '短冊に願いごとを書いて笹に飾り、星のお話を聞きます。小さな笹をおみやげにお渡しします。',
    audience: 'applicant',
    season: '0625-0707',
  },
  {
    title: '水遊び開放日',
    body: 'たらいや小さなプールで、水の心地よさを楽しみます。水遊び用のおむつと着替え、日よけの帽子をお持ちください。暑さが厳しい日は中止することがあります。',
    audience: 'applicant',
    isOutside: true,
    season: '0701-0825',
  },
  {
    title: '夏まつり',
    body: '年長児のおみこし、ヨーヨーつり、盆踊り。地域の親子のみなさまも、どうぞお立ち寄りください。甚平や浴衣でのご参加も歓迎します。',
    audience: 'applicant',
    isOnSaturday: true,
    hours: ['16:00', '18:30'],
    season: '0701-0831',
    needs: 'older',
    isForAll: true,
  },
  {
    title: '夏の夜の おはなし会',
    body: '明かりを少し落とした部屋で、ちょっぴりどきどきするお話を楽しみます。小学生のごきょうだいもご参加いただけます。',
    audience: 'applicant',
    hours: ['18:00', '19:00'],
    season: '0715-0831',
  },
  {
    title: 'ミニ運動会に参加しよう',
    body: 'かけっこ、玉入れ、親子体操を、園の子どもたちと楽しみます。歩けるようになったお子さまからご参加いただけます。',
    audience: 'applicant',
    isOutside: true,
    season: '0915-1020',
  },
  {
    title: '来年度の入園をお考えの方への説明会',
    body: '来年度の募集の予定と申し込みの流れをご説明し、園内をご案内します。お子さまは、保育者がそばでお預かりします。',
    audience: 'applicant',
    season: '0825-1120',
  },
  {
    title: 'どんぐり工作の会',
    body: 'どんぐりや松ぼっくり、落ち葉を使って、飾りや楽器を作ります。材料は子どもたちが公園で集めてきました。',
    audience: 'applicant',
    season: '1010-1205',
  },
  {
    title: '焼きいもパーティー',
    body: '園の畑でとれたさつまいもを焼いて、みんなで味わいます。小さなお子さまには、食べやすくつぶしてお出しします。',
    audience: 'applicant',
    isOutside: true,
    season: '1025-1130',
  },
  {
    title: '作品展の一般公開',
    body: '子どもたちの絵や工作を、地域のみなさまにも公開します。年長組が受付と案内をします。どなたでもご覧いただけます。',
    audience: 'applicant',
    isOnSaturday: true,
    season: '1015-1125 0115-0220',
    needs: 'older',
    isForAll: true,
  },
  {
    title: 'クリスマスコンサート',
    body: 'ハンドベルと歌の演奏を、親子で楽しむ会です。最後に、サンタクロースから小さな贈りものがあります。',
    audience: 'applicant',
    season: '1205-1225',
  },
  {
    title: '正月飾りを作ろう',
    body: '千代紙と稲わらで、手のひらほどの飾りを作ります。祖父母の方のご参加も歓迎します。',
    audience: 'applicant',
    season: '1210-1228',
  },
  {
    title: 'お正月遊びの会',
    body: 'こま、羽根つき、福笑いを、地域の方に教えていただきます。新しい年の元気な声が響く会です。',
    audience: 'applicant',
    season: '0105-0125',
  },
  {
    title: '節分の鬼のお面づくり',
    body: '紙袋で親子おそろいのお面を作り、新聞紙の豆で鬼を追いはらいます。こわがりなお子さまには、やさしい顔の鬼もいます。',
    audience: 'applicant',
    season: '0120-0203',
  },
  {
    title: 'ひなまつりのつどい',
    body: 'おひなさまの前で写真を撮り、歌とお話を楽しみます。折り紙のおひなさまをお持ち帰りいただけます。',
    audience: 'applicant',
    season: '0220-0303',
  },
  {
    title: '4月から通うみなさんの交流会',
    body: '春から入園する親子で集まり、保育室で遊びます。持ち物の準備や朝の過ごし方を、先輩の保護者に聞いてみませんか。',
    audience: 'applicant',
    season: '0215-0325',
  },
];
