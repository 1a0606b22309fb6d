const minute = 60;
const hour = 60 * minute;

/**
 * How long to wait before the next try, rounded up: `8分`, `2時間`.
 * @param seconds undefined if unknown; all of our limits count an hour
 */
export function waitingTime(seconds: number = hour): string {
  const minutes = Math.max(1, Math.ceil(seconds / minute));
  return minutes < 60 ? `${minutes}分` : `${Math.ceil(seconds / hour)}時間`;
}
