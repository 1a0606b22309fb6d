const drawings = 8;

/**
 * Chooses the illustration for a facility without a photograph: always the same one for a facility, but varied over a
 * list.
 * @param pathName the facility's name in addresses
 * @returns path of an illustration that the shell serves
 */
export function facilityPlaceholder(pathName: string): string {
  // FNV-1a with one more round: without it, the last digit would hardly affect the bits that choose.
  let hash = 0x811c9dc5;
  for (let at = 0; at < pathName.length; at += 1)
    hash = Math.imul(hash ^ pathName.charCodeAt(at), 0x01000193) >>> 0;
  return `/illustrations/facility-${((Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 16) % drawings) + 1}.svg`;
}
