import type { Audience, ServiceId } from '@enerabi/shared/constants';
import type { Family } from '../facility-kinds.ts';

/**
 * A notice with gaps: `{date}` and `{other}` are days to come, `{saturday}` a Saturday, `{deadline}` a day before them,
 * `{issue}` and `{next}` months, `{fiscal}` the next fiscal year; what else is in braces is drawn from `gaps`.
 */
export interface NoticeText {
  title: string;
  body: string;
  audience: Audience;
  /** When it is posted, month and day, `0610-0704` or several; `1105-0229` goes over the new year. Absent: all year. */
  season?: string;
  service?: ServiceId;
  families?: readonly Family[];
  needs?: 'garden' | 'meals' | 'slots' | 'infants' | 'older';
}

export const gaps: Readonly<Record<string, readonly string[]>> = {
  time: ['10:00〜11:00', '10:00〜11:30', '9:45〜10:45', '10:30〜11:30'],
  weekday: ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日'],
  dish: [
    '豆腐ハンバーグ',
    '切り干し大根の煮物',
    'ひじきごはん',
    '鮭のみそマヨ焼き',
    'きなこ蒸しパン',
    '野菜たっぷりミートソース',
    '米粉のバナナケーキ',
    '大豆入りドライカレー',
  ],
  taste: [
    'だしを味わう',
    '旬の野菜に親しむ',
    'よくかんで食べる',
    '郷土の味を知る',
    '豆と乾物のおいしさ',
    '魚を好きになる',
  ],
  circle: ['ぽかぽか', 'にこにこ', 'よちよち', 'ひだまり', 'たんぽぽ', 'ころころ', 'なかよし'],
  vegetable: ['ミニトマト', 'きゅうり', 'なす', 'ピーマン', 'オクラ', '枝豆'],
  health: [
    '爪の長さと手洗い',
    '早寝・早起き・朝ごはん',
    '靴の選び方',
    '歯みがきの仕上げ',
    '鼻のかみ方',
    '肌の乾燥と保湿',
  ],
  families: ['5組', '6組', '8組', '10組'],
};

const nursing: readonly Family[] = ['nursery', 'kodomoen', 'small', 'company'];
const withSchoolYear: readonly Family[] = ['nursery', 'kodomoen', 'kindergarten'];

const allYear: readonly NoticeText[] = [
  {
    title: '園庭開放のお知らせ（{date}）',
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
    title: '一時預かりに空きがあります（{date}）',
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
    title: '給食の試食会を開きます（{date}）',
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
    title: '引き渡し訓練へのご協力のお願い（{date}）',
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
    title: '保育参加の日を設けます（{date}）',
    body: '{date}は、保護者の方に半日「先生」になっていただく保育参加の日です。参加をご希望の方は、{deadline}までにお申し込みください。各クラス3名までとします。',
    audience: 'enrolled',
  },
  {
    title: '子育て広場「{circle}」{next}の予定',
    body: '{next}の子育て広場「{circle}」は、毎週{weekday}の{time}に開きます。0歳から就園前のお子さまと保護者の方が対象です。各回{families}まで、お電話で受け付けます。',
    audience: 'applicant',
  },
  {
    title: '見学の受付日を追加しました（{date}）',
    body: 'ご好評につき、{date}の午前にも見学の枠を設けました。園内をご案内したあと、ご質問の時間もお取りします。お子さまと一緒にお越しください。',
    audience: 'applicant',
    needs: 'slots',
  },
  {
    title: '育児相談の日（{date}）',
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
    title: '職員の仕事説明会を開きます（{date}）',
    body: '{date}の18時から、仕事の内容や働き方をお話しする説明会を開きます。入職2年目の職員も参加します。お申し込みは{deadline}までです。',
    audience: 'job_seeker',
  },
  {
    title: '保健だより「{health}」',
    body: '今月の保健だよりのテーマは「{health}」です。看護師と担任が、子どもたちに絵カードを使って話をしました。ご家庭でも話題にしてみてください。',
    audience: 'enrolled',
  },
  {
    title: '登園時の駐車についてのお願い',
    body: '近隣の方から、路上での停車についてご意見をいただきました。送迎の際は決められた場所をご利用のうえ、10分以内の移動にご協力ください。',
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
    title: '子ども服と絵本のゆずりあい会（{date}）',
    body: '{date}の降園の時間に、サイズの合わなくなった服や絵本のゆずりあい会を行います。出してくださる方は、{deadline}までに事務室へお持ちください。',
    audience: 'enrolled',
  },
  {
    title: '{issue}生まれのお友だちの誕生会を行いました',
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

const seasonal: readonly NoticeText[] = [
  {
    title: 'ご入園・ご進級おめでとうございます',
    body: '新しい1年が始まりました。慣れるまでは泣く子もいますが、一人ひとりの気持ちに寄り添いながら、安心して過ごせるようにしていきます。',
    audience: 'enrolled',
    season: '0401-0412',
  },
  {
    title: '慣らし保育の進め方について',
    body: '初めは1時間から、お子さまの様子に合わせて少しずつ時間を延ばします。お迎えの時刻は、前日に担任からお伝えします。',
    audience: 'enrolled',
    season: '0401-0420',
    families: nursing,
  },
  {
    title: '春の遠足のお知らせ（{date}）',
    body: '{date}に春の遠足へ出かけます。お弁当、水筒、敷物をご用意ください。雨天の場合は翌週に延期します。',
    audience: 'enrolled',
    season: '0405-0520',
    needs: 'older',
  },
  {
    title: 'クラス懇談会のご案内（{date}）',
    body: '{date}の16時30分から、クラス懇談会を開きます。1年の保育の進め方をお話しし、保護者の方どうしの時間も設けます。',
    audience: 'enrolled',
    season: '0415-0620',
  },
  {
    title: '手作りのこいのぼりを飾りました',
    body: '手形や足形をうろこに見立てて、クラスごとに大きなこいのぼりを作りました。玄関に飾っていますので、お迎えの際にご覧ください。',
    audience: 'enrolled',
    season: '0415-0505',
  },
  {
    title: '{vegetable}の苗を植えました',
    body: '土にふれるのが初めての子も、そっと苗を置いて水をかけていました。実がなったら、みんなで味わう予定です。',
    audience: 'enrolled',
    season: '0501-0615',
  },
  {
    title: '内科健診のお知らせ（{date}）',
    body: '{date}の午前に内科健診を行います。当日欠席の場合は、園医のところで受けていただきます。気になることは{deadline}までに連絡帳でお知らせください。',
    audience: 'enrolled',
    season: '0501-0620 1001-1115',
  },
  {
    title: '歯科健診のお知らせ（{date}）',
    body: '{date}に歯科健診を行います。朝の歯みがきをして登園してください。結果は後日、個別にお渡しします。',
    audience: 'enrolled',
    season: '0520-0620',
  },
  {
    title: '衣替えと持ち物についてのお願い',
    body: '汗をかく季節になりました。半袖の着替えを多めにご用意ください。持ち物すべてに記名をお願いします。',
    audience: 'enrolled',
    season: '0515-0615',
  },
  {
    title: '雨の日の登園について',
    body: '雨の日は玄関が混み合います。レインコートは外で水気を切り、決められた場所にかけてください。滑りやすいので、足もとにお気をつけください。',
    audience: 'enrolled',
    season: '0601-0710',
  },
  {
    title: '水遊びが始まります（{date}から）',
    body: '{date}から水遊びを始めます。毎朝、体調カードに体温とご署名をお願いします。カードのない日は、室内で過ごします。',
    audience: 'enrolled',
    season: '0601-0710',
  },
  {
    title: '七夕まつりのお知らせ',
    body: '7月7日に向けて、短冊をお配りしました。ご家族の願いごとも書いて、お持ちください。当日は行事食のそうめん汁と、星の形のゼリーをいただきます。',
    audience: 'enrolled',
    season: '0610-0704',
  },
  {
    title: '七夕の笹飾りを地域の方にいただきました',
    body: 'ご近所の方が、立派な笹を届けてくださいました。玄関に飾っていますので、地域のみなさまもどうぞ短冊を結んでください。',
    audience: 'applicant',
    season: '0620-0706',
  },
  {
    title: '熱中症を防ぐための取り組み',
    body: '暑さ指数を1時間ごとに測り、31を超えた日は外遊びを控えます。水分はこまめにとっています。水筒には、水か麦茶をたっぷり入れてください。',
    audience: 'enrolled',
    season: '0610-0915',
  },
  {
    title: '夏まつりのお知らせ（{saturday}）',
    body: '{saturday}の16時から夏まつりを行います。年長児のおみこし、ヨーヨーつり、盆踊りを予定しています。地域の親子のみなさまも、どうぞお立ち寄りください。',
    audience: 'applicant',
    season: '0610-0720',
    families: withSchoolYear,
  },
  {
    title: 'お盆の時期の保育について',
    body: '8月13日から15日は、お仕事がお休みのご家庭には家庭での保育にご協力をお願いします。ご利用の予定を、{deadline}までにお知らせください。',
    audience: 'enrolled',
    season: '0701-0725',
    families: nursing,
  },
  {
    title: '夏休み中の預かり保育について',
    body: '夏休み中の預かり保育は、8時から18時まで行います。利用する日を{deadline}までにお申し込みください。お弁当の日と給食の日がありますので、予定表をご確認ください。',
    audience: 'enrolled',
    season: '0605-0705',
    families: ['kindergarten'],
  },
  {
    title: '{vegetable}を収穫しました',
    body: '毎日水やりをしてきた{vegetable}が実りました。苦手だった子も、自分でとったものは「おいしい」とほおばっていました。',
    audience: 'enrolled',
    season: '0701-0831',
  },
  {
    title: '防災の日に合わせて備蓄品を見直しました',
    body: '水と食料を3日分、おむつとミルク、簡易トイレを備えています。アレルギーに対応した食品もあります。備蓄品の一覧は玄関に掲示しました。',
    audience: 'enrolled',
    season: '0825-0910',
  },
  {
    title: '祖父母の方へ贈るはがきを投函しました',
    body: '敬老の日に向けて、子どもたちが絵をかいたはがきを郵便ポストまで出しに行きました。届くのを、楽しみにお待ちください。',
    audience: 'enrolled',
    season: '0901-0921',
  },
  {
    title: 'お月見の団子を飾りました',
    body: 'すすきと、子どもたちが丸めた団子を飾りました。おやつには、のどにつまりにくい豆腐入りの団子をいただきました。',
    audience: 'enrolled',
    season: '0910-1010',
  },
  {
    title: '運動会のお知らせ（{saturday}）',
    body: '{saturday}の9時から運動会を行います。雨天の場合は翌日に延期します。観覧は各家庭4名まで、シートの持ち込みはご遠慮ください。',
    audience: 'enrolled',
    season: '0901-1010',
    needs: 'older',
  },
  {
    title: '運動会で未就園児のかけっこがあります（{saturday}）',
    body: '{saturday}の運動会に、未就園のお子さまが参加できるかけっこを用意しました。10時30分までに受付へお越しください。参加した方には、おみやげがあります。',
    audience: 'applicant',
    season: '0901-1010',
    needs: 'older',
  },
  {
    title: 'さつまいも掘りに行きました',
    body: '近くの農家の畑で、さつまいもを掘りました。大きないもに尻もちをつきながら、みんなで力を合わせて引き抜きました。',
    audience: 'enrolled',
    season: '1010-1120',
  },
  {
    title: '{fiscal}年度の入園説明会を開きます（{date}）',
    body: '{date}の{time}に、来年度の入園をお考えの方を対象とした説明会を開きます。申し込みの流れや1日の様子をお話しし、園内をご案内します。',
    audience: 'applicant',
    season: '0901-1031',
  },
  {
    title: '入園願書の配布について（{fiscal}年度）',
    body: '願書は{date}から事務室でお渡しします。受付日と面接の日程は、願書に同封の案内をご覧ください。郵送をご希望の方は、お電話でお申し出ください。',
    audience: 'applicant',
    season: '0901-1010',
    families: ['kindergarten'],
  },
  {
    title: '秋の自然で遊んでいます',
    body: 'どんぐりや落ち葉を集め、首かざりや楽器を作っています。ご家庭で見つけた木の実も、袋に入れてお持ちください。虫が出ないよう、園で一度凍らせて使います。',
    audience: 'enrolled',
    season: '1010-1205',
  },
  {
    title: '作品展のお知らせ（{saturday}）',
    body: '{saturday}の9時から12時まで、保育室を開放して作品展を行います。日ごろの遊びのなかで生まれた絵や工作を、お子さまの話を聞きながらご覧ください。',
    audience: 'enrolled',
    season: '1005-1120 0110-0215',
  },
  {
    title: 'インフルエンザの流行に備えて',
    body: '近隣の学校で発症の報告がありました。発熱のほか、ぐったりしている、食欲がないといった様子が見られるときは、早めの受診をお願いします。登園の再開には登園届が必要です。',
    audience: 'enrolled',
    season: '1105-0229',
  },
  {
    title: '発表会のお知らせ（{saturday}）',
    body: '{saturday}に発表会を行います。小さいクラスはふれあい遊び、大きいクラスは自分たちで考えた劇と合奏を披露します。時間は、クラスごとにお知らせします。',
    audience: 'enrolled',
    season: '1101-1205 0125-0220',
  },
  {
    title: 'クリスマス会を楽しみました',
    body: 'ハンドベルの演奏を聴いたあと、サンタクロースから絵本の贈りものが届きました。給食は、子どもたちが型抜きをしたにんじん入りのシチューでした。',
    audience: 'enrolled',
    season: '1220-1228',
    needs: 'meals',
  },
  {
    title: '年末年始の休園について',
    body: '12月29日から1月3日まで休園します。お休み中の急なご連絡は、緊急連絡先までお電話ください。よいお年をお迎えください。',
    audience: 'enrolled',
    season: '1205-1228',
  },
  {
    title: 'もちつきを見学しました',
    body: '地域の方にお越しいただき、もちつきを行いました。子どもたちは杵を持って力いっぱいつきました。おもちはのどにつまるおそれがあるため、鏡もちとして飾りました。',
    audience: 'enrolled',
    season: '1210-1228 0104-0118',
  },
  {
    title: '本年もよろしくお願いいたします',
    body: '子どもたちは久しぶりに会った友だちと、お正月の話で盛り上がっています。こま回しやかるた、たこあげなど、昔ながらの遊びを楽しんでいきます。',
    audience: 'enrolled',
    season: '0104-0115',
  },
  {
    title: '感染性胃腸炎が増えています',
    body: 'おう吐や下痢のお子さまが増えています。汚れた衣類は、園では洗わずに袋に入れてお返しします。ご家庭での消毒の方法を、玄関に掲示しました。',
    audience: 'enrolled',
    season: '1201-0229',
  },
  {
    title: '節分は新聞紙の豆で行います',
    body: '豆は、小さなお子さまが気管につまらせるおそれがあります。園では新聞紙を丸めた豆で鬼を追いはらい、おやつには恵方巻きに見立てたロールサンドをいただきます。',
    audience: 'enrolled',
    season: '0115-0202',
  },
  {
    title: 'ひなまつり会のお知らせ',
    body: '3月3日にひなまつり会を行います。子どもたちの作ったおひなさまを、2月の終わりから玄関に飾ります。給食は、ちらしずしとすまし汁です。',
    audience: 'enrolled',
    season: '0208-0302',
    needs: 'meals',
  },
  {
    title: '新入園のお子さまの健康診断と面談（{date}）',
    body: '4月から入園される方の健康診断と面談を、{date}に行います。母子健康手帳と、お送りした書類をお持ちください。所要時間は1時間ほどです。',
    audience: 'applicant',
    season: '0201-0305',
  },
  {
    title: '卒園式に向けて歌の練習が始まりました',
    body: '年長組の歌声が、毎朝ホールから聞こえてきます。式の時刻と当日の保育については、お手紙でお知らせします。卒園アルバムの写真も、残りわずかとなりました。',
    audience: 'enrolled',
    season: '0212-0305',
    needs: 'older',
  },
  {
    title: '進級に向けて新しい部屋で過ごしています',
    body: '3月の後半は、4月からの部屋で少しずつ過ごします。持ち物の置き場所が変わりますので、朝の支度の際に担任へお声がけください。',
    audience: 'enrolled',
    season: '0305-0331',
  },
];

export const noticeTexts: readonly NoticeText[] = [...allYear, ...seasonal];
