const mebibyte = 1_048_576;

/**
 * Three segments of the write-ahead log. Where no further segment can be made, PostgreSQL ends in the middle of a
 * write, and opens again only where there is room for one.
 */
export const leastFreeBytes: number = 48 * mebibyte;
/** More than the least, so that a disk at the limit does not refuse and allow by turns. */
const enoughFreeBytes = 64 * mebibyte;

/**
 * Whether the disk has too little room for the embedded database to write.
 * @param freeBytes what this user may still write
 * @param wasShort what this function said last
 */
export const isShortOfRoom = (freeBytes: number, wasShort: boolean): boolean =>
  freeBytes < (wasShort ? enoughFreeBytes : leastFreeBytes);

/** The segment that is written and three to come: with no more room, those are all there are. */
export const reservedSegments = 4;

/** As much as may be written before the segments that are no longer needed are made ready to be written again. */
const mostBetweenCheckpoints = 32 * mebibyte;
/** A segment: reading writes a little, too (pages with a checksum are logged when a read marks them). */
const mostWhileShort = 16 * mebibyte;

/** @param written bytes of write-ahead log since the last checkpoint */
export const isCheckpointDue = (written: number, isShort: boolean): boolean =>
  written >= (isShort ? mostWhileShort : mostBetweenCheckpoints);
