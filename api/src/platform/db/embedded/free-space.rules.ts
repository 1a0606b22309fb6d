const mebibyte = 1_048_576;

/**
 * Three segments of the write-ahead log. If no segment can be created, PostgreSQL stops in the middle of a write, and
 * opens again only with room for one.
 */
export const leastFreeBytes: number = 48 * mebibyte;
/** Higher than the lower limit, so that a disk near it does not alternate. */
const enoughFreeBytes = 64 * mebibyte;

/**
 * Whether the disk has too little room for the embedded database to write.
 * @param freeBytes what this user may still write
 * @param wasShort the previous result
 */
export const isShortOfRoom = (freeBytes: number, wasShort: boolean): boolean =>
  freeBytes < (wasShort ? enoughFreeBytes : leastFreeBytes);

/** The current segment and three further ones: on a full disk there are no others. */
export const reservedSegments = 4;

/** The amount of log after which a checkpoint makes old segments reusable. */
const mostBetweenCheckpoints = 32 * mebibyte;
/** One segment, since reading writes a little, too (pages with a checksum are logged when a read marks them). */
const mostWhileShort = 16 * mebibyte;

/** @param written bytes of write-ahead log since the last checkpoint */
export const isCheckpointDue = (written: number, isShort: boolean): boolean =>
  written >= (isShort ? mostWhileShort : mostBetweenCheckpoints);
