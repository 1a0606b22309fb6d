import { type NoticeText, nursing } from './notice-text.ts';

export const yearRoundNotices: readonly NoticeText[] = [
  {
    title: '{date}の園庭開放のお知らせ',
    body: '{date}の{time}に園庭を開放します。砂場や三輪車で自由に遊べます。お申し込みは不要です。水筒と着替えをお持ちください。雨天の場合は中止します。',
    audience: 'applicant',
    needs: 'garden',
  },
  {
    title: '{next}の園庭開放は毎週{weekday}です',
    body: '未就園のお子さまと保護者の方に園庭を開放しています。{next}は毎週{weekday}の{time}です。初めての方も、門のインターホンでお声がけください。',
    audience: 'applicant',
    needs: 'garden',
  },
  {
    title: '一時預かり（{next}分）の受付を始めます',
    body: '{next}のご利用分は、{deadline}の9時からお電話で受け付けます。初めての方は、事前に登録と面談をお願いしています。定員になり次第、締め切ります。',
    audience: 'applicant',
    service: 'temporary_care',
  },
  {
    title: '{date}の一時預かりに空きがあります',
    body: '{date}の午前のお預かりに空きが出ました。ご希望の方は、前日の15時までにお電話ください。登録がお済みでない方も、ご相談ください。',
    audience: 'applicant',
    service: 'temporary_care',
  },
  {
    title: 'こども誰でも通園制度の利用枠について',
    body: '{next}は、毎週{weekday}の午前にお子さまをお預かりします。ご利用には市区町村での認定が必要です。面談の日程はお電話でご相談ください。',
    audience: 'applicant',
    service: 'universal_access',
  },
  {
    title: '{issue}の給食だより',
    body: '{issue}の献立のテーマは「{taste}」です。人気の「{dish}」の作り方ものせました。ご家庭でもぜひお試しください。',
    audience: 'enrolled',
    needs: 'meals',
  },
  {
    title: '{date}に給食の試食会を開きます',
    body: '{date}の11時15分から、保護者の方を対象に給食の試食会を開きます。参加をご希望の方は、{deadline}までに担任へお知らせください。',
    audience: 'enrolled',
    needs: 'meals',
  },
  {
    title: '「{dish}」のレシピを配っています',
    body: 'おかわりの多い「{dish}」のレシピを、玄関の掲示板の横に置きました。ご自由にお持ち帰りください。',
    audience: 'enrolled',
    needs: 'meals',
  },
  {
    title: '園だより{issue}号を発行しました',
    body: '{issue}の行事予定と、各クラスの様子を掲載しています。行事の日程に変更がありますので、ご確認をお願いします。',
    audience: 'enrolled',
  },
  {
    title: '地震を想定した避難訓練を行いました',
    body: '子どもたちは保育者の話をよく聞き、落ち着いて避難できました。ご家庭でも、避難する場所と連絡の取り方をご確認ください。',
    audience: 'enrolled',
  },
  {
    title: '{date}の引き渡し訓練へのご協力のお願い',
    body: '{date}の16時から、災害時の引き渡し訓練を行います。お迎えの際に、引き渡しカードをお持ちください。代理の方がいらっしゃる場合は、事前にお知らせください。',
    audience: 'enrolled',
  },
  {
    title: '不審者対応の訓練を行いました',
    body: '警察署の方にお越しいただき、職員の動きと子どもたちへの声のかけ方を確かめました。門の施錠に、引き続きご協力をお願いします。',
    audience: 'enrolled',
  },
  {
    title: '絵本の貸し出しは毎週{weekday}です',
    body: '{issue}から、絵本の貸し出し日を毎週{weekday}にします。1人2冊まで、1週間借りられます。親子でゆっくり選んでください。',
    audience: 'enrolled',
  },
  {
    title: '{date}に保育参加の日を設けます',
    body: '{date}は、保護者の方に半日「先生」になっていただく保育参加の日です。参加をご希望の方は、{deadline}までにお申し込みください。各クラス3人までとします。',
    audience: 'enrolled',
  },
  {
    title: '子育て広場「{circle}」{next}の予定',
    body: '{next}の子育て広場「{circle}」は、毎週{weekday}の{time}に開きます。0歳から就園前のお子さまと保護者の方が対象です。各回{families}まで、お電話で受け付けます。',
    audience: 'applicant',
  },
  {
    title: '見学できる日に{date}を追加しました',
    body: 'ご好評につき、{date}の午前にも見学の枠を設けました。園内をご案内したあと、ご質問の時間もお取りします。お子さまと一緒にお越しください。',
    audience: 'applicant',
    needs: 'slots',
  },
  {
    title: '{date}は育児相談の日です',
    body: '{date}の{time}に、園長と看護師がご相談をうかがいます。食事や睡眠、ことばのことなど、お気軽にお話しください。予約は不要です。',
    audience: 'applicant',
  },
  {
    title: '離乳食のご相談をお受けします',
    body: '毎週{weekday}の午後、栄養士が離乳食のご相談をお受けします。量や進め方で迷っている方は、お電話でご予約ください。',
    audience: 'applicant',
    needs: 'infants',
  },
  {
    title: '保育の仕事の見学・体験を受け付けています',
    body: '保育士をめざしている方、久しぶりに現場に戻りたい方の見学と体験を受け付けています。半日から参加できます。服装と持ち物は、お申し込みの際にご案内します。',
    audience: 'job_seeker',
  },
  {
    title: '{date}に保育の仕事説明会を開きます',
    body: '{date}の18時から、仕事の内容や働き方をお話しする説明会を開きます。入職2年目の職員も参加します。お申し込みは{deadline}までです。',
    audience: 'job_seeker',
  },
  {
    title: '保健だより「{health}」',
    body: '今月の保健だよりのテーマは「{health}」です。看護師と担任が、子どもたちに絵カードを使って話をしました。ご家庭でも話題にしてみてください。',
    audience: 'enrolled',
  },
  {
    title: '送迎時の停車についてのお願い',
    body: '近隣の方から、路上での停車についてご意見をいただきました。園の前の道路での停車は、お控えくださるようお願いします。',
    audience: 'enrolled',
  },
  {
    title: '連絡アプリの入力時刻についてのお願い',
    body: 'お休みや遅刻の連絡は、9時までにアプリへご入力ください。給食の数と散歩の付き添いを決めるためです。急なご用の際は、お電話でも承ります。',
    audience: 'enrolled',
  },
  {
    title: '個人面談の日程について',
    body: '{date}から2週間、個人面談を行います。ご希望の日時を{deadline}までにお知らせください。1組20分ほどを予定しています。',
    audience: 'enrolled',
  },
  {
    title: '行事の写真の販売が始まりました',
    body: '専用のサイトで、{deadline}までご注文いただけます。閲覧用の合言葉は、連絡アプリでお送りしました。',
    audience: 'enrolled',
  },
  {
    title: '{date}は子ども服と絵本のゆずりあい会です',
    body: '{date}の降園の時間に、サイズの合わなくなった服や絵本のゆずりあい会を行います。出してくださる方は、{deadline}までに事務室へお持ちください。',
    audience: 'enrolled',
  },
  {
    title: '{month}生まれのお友だちの誕生会を行いました',
    body: '手作りの冠をかぶった子どもたちが、名前と年齢を元気に発表しました。大きくなったら何になりたいか、楽しい答えがたくさん聞けました。',
    audience: 'enrolled',
  },
  {
    title: 'ベビーカー置き場の使い方について',
    body: '置き場が手ぜまになってきました。折りたたんで、奥からつめて置いていただけますようお願いします。お名前の札もご確認ください。',
    audience: 'enrolled',
    families: nursing,
  },
];
