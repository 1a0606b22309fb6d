export const copy = { change: '変更', done: 'とじる' } as const;
