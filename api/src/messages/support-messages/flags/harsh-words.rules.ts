/** Insults and threats. Words that are also parts of harmless ones stand with what must not be around them. */
export const abuse = new RegExp(
  [
    '死ね|しね[!。]|殺す|殺して|ぶっ殺|くたばれ|消えろ|失せろ',
    '馬鹿|バカ|(?<![\\u3041-\\u3096])ばか(?![りしに])|阿呆|アホ|(?<![\\u3041-\\u3096])あほ',
    'クズ|ゴミ(?:みたい|のような|以下)|カス(?![ァ-ヶー])|クソ|くそ(?=[!。、な]|先生|園)',
    'キモ[いイ]|(?<![とで])きもい|ウザ[いイ]|うざい|ブス|デブ|ハゲ|ブサイク|頭おかしい|頭がおかしい|ヒステリ[ーック]+',
    '無能|給料泥棒|キチガイ|きちがい|池沼|ガイジ',
  ].join('|'),
  'g',
);

/** Claims that harm a facility or a person if they are not true. */
export const accusations =
  /虐待|体罰|暴力|暴言|殴[らっりるれ]|叩か(?:れ|せ)|蹴[らっ]|犯罪|逮捕|違法|不正受給|不正請求|横領|詐欺|盗撮|わいせつ|セクハラ|パワハラ|モラハラ|いじめ|ネグレクト|不倫|訴え(?:る|ます|たい)|訴訟/g;
