import { countText } from '@enerabi/shared/ui';

export const copy = {
  title: (prefecture: string) => `${prefecture}の路線・駅から園を探す`,
  lead: 'ご利用になる路線を選んでください。次の画面で駅を選ぶと、駅から歩いて通える園をご覧いただけます。',
  description: (prefecture: string, lines: number) =>
    `${prefecture}の${countText(lines)}路線から駅を選んで、歩いて通える保育園・幼稚園・認定こども園を探せます。駅からの徒歩分数でしぼりこめます。`,
} as const;
