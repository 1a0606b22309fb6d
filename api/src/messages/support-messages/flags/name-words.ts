export interface AddressedName {
  /** A run of one script before the form of address. */
  before: string;
  title: string;
  /** The text before the run, and after the form of address. */
  left: string;
  right: string;
}

const endsWithOneOf = (words: string) => new RegExp(`(?:${words})$`, 'u');

/** Kanji before 先生 that name a role, a kind or a time, not a person. */
const roles = endsWithOneOf(
  '園長|主任|担任|担当|補助|保育士?|教諭|看護師?|栄養士?|調理師?|理事長|院長|校長|教頭|園医|嘱託医|[実研]習生?|常勤|非常勤|臨時|新任|新人|若手|専任|体育|体操|音楽|英語|絵画|水泳|書道|歯科|小児科|医|男性?|女性?|大|全|各|諸|他|皆|両|同|前|新|旧|現|元|若|歳児|年少|年中|年長|組|人気|[一二三四五六七八九十数何複]人|人数|全員|数名|複数|年配|当時|以外|以上|園|室|係|派遣|相談|支援|療育|医務|事務|方|達|友達',
);
const times = endsWithOneOf(
  '毎[日朝晩夜回週月年度]|今[日朝回年月度]|昨[日年]|先[日週月]|連日|当日|普段|日頃|一応|一番|全部|結局|最[初後近]|時々|本当|対応|連絡|説明|報告|掃除|準備|指導',
);
/** Kanji before ちゃん and 君 that name a relation. */
const relations = endsWithOneOf(
  '赤|兄|姉|父|母|爺|婆|嬢|坊|友達|息子|双子|末子|男子|女子|園児|^子|^諸|^主|^暴|^姫|^若|^細|^名',
);
/** Verbs whose dictionary form stands before んです, such as 行くんです. */
const verbs = endsWithOneOf(
  '[行聞書続働泣歩動引弾咲着届向解説驚響叩抱吐拭開空置履焼効利描轢敷付気輝急招除抜]',
);
const foreignRoles = endsWithOneOf(
  'ベテラン|フリー|パート|リーダー|ピアノ|リトミック|クラス|サブ|スイミング|ダンス|ネイティブ|サッカー|ワン|ニャン|メイン|アシスタント|メンバー|スタッフ|バイト|オジイ|オバア|アカ|^ー+',
);
const hiraganaRelations = endsWithOneOf(
  'にい|ねえ|じい|ばあ|とう|かあ|じょう|あか|わん|にゃん|ぼう|だち|くん',
);
const hiraganaVerbs = endsWithOneOf(
  '^い|って?い|な|き|[かが]き|はたら|つづ|うご|おどろ|とど|てい|でい|お|か|あ|ひ',
);
/** Adverbs and particles before ちゃんと. */
const beforeProperly = endsWithOneOf('[をがにはもで]|つも|から|まで|っと|とりも|いちいち');

/** Hiragana before 先生 that are no name: adjectives, verbs, particles and adverbs. */
const noNames = endsWithOneOf(
  [
    '[をにがてへば]|[どこそあ]の|んな?の|ちの|かの|しの|[てでとらだ]の|どもの?|いつもの?',
    '[ししよいろわかさごな]い|たい|ふるい|うまい|あかるい|ふかい|[ろきん]な|ていねいな|まじめな|げんきな|だいすきな',
    '[いうえあれせてでするくなみけげね]る|[っしいきれてえだりん]た|んだ|という|いう|など|とき|ころ|ため|ほう|よう|もう|すぐ|また|まず|まだ|よく',
    '[でてにとらきこあ]も|[でにともらきこあ]は|っと|[のれこそんせま]で|たくさん|やはり|っぱり|しかし|もし|そして|おかげ|いつ|なぜ|つい|から|まで|より|だけ|ほど|くらい|ぐらい|さん|さま|とか|たち|こと|もの|みな|ほか|どうし',
  ].join('|'),
);

const isHiragana = (character: string): boolean => /[ぁ-ゖ]/.test(character);
const isWord = (character: string): boolean => /[\p{sc=Han}ァ-ヶー\w]/u.test(character);

/** How many characters before the form of address are a name; 0 if it is none. */
export function nameLength(found: AddressedName): number {
  if (/[ぁ-ゖ]/.test(found.before)) return hiraganaNameLength(found);
  const { before, title, right } = found;
  if (/^[ァ-ヶー・]+$/.test(before)) return foreignRoles.test(before) ? 0 : before.length;
  if (isVerb(found, verbs) || isProperly(found, times) || isTraining(found)) return 0;
  if (title === '先生' || title === 'せんせい')
    return roles.test(before) || times.test(before) ? 0 : before.length;
  if (title === '君' && /^[がらの]?代/.test(right)) return 0;
  return relations.test(before) ? 0 : before.length;
}

function hiraganaNameLength(found: AddressedName): number {
  const { title, left } = found;
  const name = withoutParticle(found.before, left);
  if (name.length === 0) return 0;
  if (isTeacher(title)) return teacherNameLength(name, found);
  if (isVerb(found, hiraganaVerbs) || isProperly(found, beforeProperly)) return 0;
  if (hiraganaRelations.test(found.before) || /^[のはがもとにやでを]$/.test(name)) return 0;
  return isTraining(found) ? 0 : afterLastParticle(name, 1).length;
}

/** After 担任の, 花組は and the like a name may follow; after 優 and 子 comes the rest of that word. */
function teacherNameLength(name: string, { before, left }: AddressedName): number {
  const last = afterLastParticle(name, 2);
  const isRestOfWord = last === before && isWord(left.slice(-1));
  const isBounded = last !== name || !isHiragana(left.slice(-1));
  const fits = last.length >= 2 && last.length <= 4;
  return fits && isBounded && !isRestOfWord && !noNames.test(last) ? last.length : 0;
}

const isTeacher = (title: string): boolean => title === '先生' || title === 'せんせい';

/** A particle after a word in another script is not the beginning of a name. */
const withoutParticle = (before: string, left: string): string =>
  isWord(left.slice(-1)) && /^[のはがともにやでを]/.test(before) && before.length !== 2
    ? before.slice(1)
    : before;

const isVerb = ({ before, title, right }: AddressedName, pattern: RegExp): boolean =>
  title === 'くん' && /^(?:です|だ|じゃ|でしょ|で、|のが|の?では)/.test(right) && pattern.test(before);

const isProperly = ({ before, title, right }: AddressedName, pattern: RegExp): boolean =>
  title === 'ちゃん' && right.startsWith('と') && pattern.test(before);

/** 訓練 in hiragana. */
const isTraining = ({ title, right }: AddressedName): boolean => title === 'くん' && right.startsWith('れん');

/** The part after a particle, or after an adjective such as 大好きな, if it has at least so many characters. */
function afterLastParticle(name: string, least: number): string {
  const last = name.split(/[のがを]|[きか]な/).at(-1) ?? '';
  return last.length >= least ? last : name;
}
