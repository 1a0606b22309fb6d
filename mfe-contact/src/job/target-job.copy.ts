export const copy = { label: '対象の求人', toPosting: '募集要項を見る（新しいタブで開きます）' } as const;
