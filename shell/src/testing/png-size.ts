/** @returns width and height in pixels from the header of a PNG (PNG, section 11.2.1) */
export function pngSize(bytes: Uint8Array): { width: number; height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getBigUint64(0) !== 0x89504e470d0a1a0an) throw new Error('This is no PNG.');
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
