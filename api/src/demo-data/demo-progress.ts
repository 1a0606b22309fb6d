/** @param done of `total` facilities */
export const demoProgress = (done: number, total: number): string =>
  `demo  ${Math.floor((done / total) * 100)} %  ${done.toLocaleString('en')} of ${total.toLocaleString('en')} facilities`;
