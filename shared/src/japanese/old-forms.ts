/**
 * Pairs of old or variant characters and the form in everyday use. Sources: 常用漢字表 (2010, cabinet notice 2) 付 通用字体 and
 * 人名用漢字別表 for the old forms; 戸籍統一文字情報 for the variants in family and place names (髙 﨑 邉 德 …). Only pairs in which both
 * are the same word.
 */
const pairs =
  '亞亜惡悪壓圧圍囲醫医爲為壹壱稻稲飮飲隱隠榮栄營営衞衛驛駅悅悦圓円鹽塩緣縁艷艶應応歐欧毆殴櫻桜奧奥橫横溫温穩穏' +
  '假仮價価畫画會会壞壊懷懐繪絵槪概擴拡殼殻覺覚學学嶽岳樂楽勸勧卷巻寬寛歡歓罐缶觀観關関陷陥巖巌顏顔' +
  '歸帰氣気龜亀僞偽戲戯犧犠舊旧據拠擧挙虛虚峽峡挾挟狹狭敎教鄕郷堯尭曉暁勳勲薰薫徑径惠恵溪渓經経繼継莖茎螢蛍輕軽鷄鶏藝芸擊撃' +
  '縣県儉倹劍剣圈圏檢検權権獻献硏研險険顯顕驗験嚴厳效効廣広恆恒鑛鉱號号國国黑黒碎砕濟済齋斎齊斉劑剤雜雑參参慘惨棧桟蠶蚕贊賛' +
  '絲糸齒歯兒児辭辞濕湿實実舍舎寫写釋釈壽寿收収從従澁渋獸獣縱縦肅粛處処緖緒敍叙奬奨將将燒焼稱称證証乘乗剩剰壤壌孃嬢條条淨浄' +
  '疊畳穰穣讓譲釀醸囑嘱觸触寢寝愼慎晉晋眞真盡尽圖図粹粋醉酔隨随髓髄數数樞枢瀨瀬淸清靑青聲声靜静攝摂竊窃專専戰戦淺浅潛潜纖繊踐践錢銭' +
  '禪禅雙双壯壮搜捜插挿巢巣爭争瘦痩窗窓總総聰聡莊荘裝装騷騒增増臟臓藏蔵屬属續続墮堕體体對対帶帯滯滞臺台瀧滝擇択澤沢單単擔担膽胆團団' +
  '彈弾斷断癡痴遲遅晝昼蟲虫鑄鋳廳庁徵徴聽聴敕勅鎭鎮遞逓鐵鉄轉転點点傳伝黨党盜盗燈灯當当鬭闘德徳獨独讀読屆届繩縄貳弐腦脳霸覇廢廃拜拝' +
  '賣売麥麦發発髮髪拔抜蠻蛮祕秘濱浜甁瓶拂払佛仏竝並邊辺邉辺變変辨弁瓣弁辯弁舖舗步歩寶宝豐豊沒没飜翻槇槙萬万滿満默黙彌弥藥薬譯訳' +
  '豫予餘余與与譽誉搖揺樣様謠謡遙遥來来賴頼亂乱覽覧龍竜兩両獵猟綠緑壘塁淚涙勵励禮礼隸隷靈霊齡齢戀恋爐炉勞労樓楼郞郎祿禄錄録灣湾' +
  '髙高﨑崎嵜崎碕崎濵浜桒桑嶋島嶌島冨富峯峰埜野邨村凛凜曻昇栁柳槗橋𣘺橋𠮷吉舘館藪薮籠篭檜桧蘆芦鷗鴎' +
  '渕淵渊淵籔薮莵菟翆翠曾曽靭靱諫諌頰頬剝剥塡填瘠痩萠萌椶棕壻婿婣姻畧略龝秋穐秋煕熙凞熙弌一弍二弎三' +
  'ゐいゑえ';

const everyday = new Map<string, string>();
const characters = [...pairs];
for (let at = 0; at + 1 < characters.length; at += 2) {
  const [old, usual] = [characters[at] as string, characters[at + 1] as string];
  if (old !== usual) everyday.set(old, usual);
}

/** Old form to the form in everyday use: 總 → 総, 髙 → 高, 﨑 → 崎. The keys are single characters. */
export const everydayForms: ReadonlyMap<string, string> = everyday;
