import { countText } from '@enerabi/shared/ui';

const facilities = {
  title: (prefecture: string) => `${prefecture}の路線・駅から園を探す`,
  lead: '駅名を入れるか、路線を選んでください。駅から歩いて通える園をご覧いただけます。',
  description: (prefecture: string, lines: number) =>
    `${prefecture}の${countText(lines)}路線から駅を選んで、歩いて通える保育園・幼稚園・認定こども園を探せます。駅からの徒歩分数でしぼりこめます。`,
};

const jobs: typeof facilities = {
  title: (prefecture) => `${prefecture}の路線・駅から求人を探す`,
  lead: '駅名を入れるか、路線を選んでください。駅から歩いて通える園・施設の求人をご覧いただけます。',
  description: (prefecture, lines) =>
    `${prefecture}の${countText(lines)}路線から駅を選んで、歩いて通える保育園・幼稚園・認定こども園などの求人を探せます。駅からの徒歩分数でしぼりこめます。`,
};

/** Texts by what is searched. */
export const copyOf = ({ collection }: { collection?: 'jobs' }) => (collection ? jobs : facilities);
