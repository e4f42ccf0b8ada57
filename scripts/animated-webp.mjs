// Puts still WebP pictures, as a browser writes them, into one that moves; no picture is encoded
// anew. The container: https://developers.google.com/speed/webp/docs/riff_container

/** Flags of the file and of a frame. */
const IS_ANIMATED = 0x02
const REPLACES_WHAT_LIES_BELOW = 0x02
const FOR_EVER = 0

/**
 * The file of a moving picture. frames: `{ still, x, y, width, height, ms }` in pixels, x and y even;
 * each lies over the ones before it.
 */
export function animatedWebp({ width, height, frames }) {
  const header = Buffer.concat([u8(IS_ANIMATED), u24(0), u24(width - 1), u24(height - 1)])
  const animation = Buffer.concat([Buffer.alloc(4), u16(FOR_EVER)])
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', header),
    chunk('ANIM', animation),
    ...frames.map((frame) => chunk('ANMF', frameOf(frame))),
  ])
  return Buffer.concat([Buffer.from('RIFF'), u32(body.length), body])
}

function frameOf({ still, x, y, width, height, ms }) {
  const place = [x / 2, y / 2, width - 1, height - 1, ms].map(u24)
  return Buffer.concat([...place, u8(REPLACES_WHAT_LIES_BELOW), chunk('VP8 ', pixelsOf(still))])
}

/** The pixels of a still picture, without its colour profile, which is that of a screen. */
function pixelsOf(still) {
  for (let at = 12; at < still.length;) {
    const size = still.readUInt32LE(at + 4)
    if (still.toString('latin1', at, at + 4) === 'VP8 ')
      return still.subarray(at + 8, at + 8 + size)
    at += 8 + size + (size % 2)
  }
  throw new Error('This is no lossy WebP picture')
}

function chunk(name, data) {
  return Buffer.concat([Buffer.from(name), u32(data.length), data, Buffer.alloc(data.length % 2)])
}

function u8(value) {
  return Buffer.from([value])
}

function u16(value) {
  const data = Buffer.alloc(2)
  data.writeUInt16LE(value)
  return data
}

function u24(value) {
  const data = Buffer.alloc(3)
  data.writeUIntLE(value, 0, 3)
  return data
}

function u32(value) {
  const data = Buffer.alloc(4)
  data.writeUInt32LE(value)
  return data
}
