// Pictures as phones and editors write them: with a film, a gain map, another picture or a recording behind the picture.
import { createExifBlock, createTiffBlock } from './exif-block.ts'
import * as fixtures from './fixtures.ts'

const { createExifSegment, createJpeg, createSegment, encodeNumbers, readExampleFile } = fixtures
const ascii = (text: string) => Buffer.from(text, 'latin1')
const [jpeg, film] = [readExampleFile('plain.jpg'), readExampleFile('film.mp4')]

/** Returns a segment of XMP with attributes, and perhaps elements. */
function createXmp(attributes: string, elements = ''): Buffer {
  const description = `<rdf:Description rdf:about="" ${attributes}>${elements}</rdf:Description>`
  const tree = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF>`
  return createSegment(
    0xe1,
    ascii(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/">${tree}</x:xmpmeta>`),
  )
}

/** Returns Google's list of what is in a file: the picture, and what is behind it with its length. */
function createContainer(attributes: string, items: Readonly<Record<string, Uint8Array>>): Buffer {
  const list = Object.entries(items).map(([semantic, { length }]) => {
    const mime = semantic === 'MotionPhoto' ? 'video/mp4' : 'image/jpeg'
    return `<rdf:li rdf:parseType="Resource"><Container:Item Item:Mime="${mime}" Item:Semantic="${semantic}" Item:Length="${length}"/></rdf:li>`
  })
  return createXmp(
    `xmlns:Container="http://ns.google.com/photos/1.0/container/" xmlns:Item="http://ns.google.com/photos/1.0/container/item/" ${attributes}`,
    `<Container:Directory><rdf:Seq>${list.join('')}</rdf:Seq></Container:Directory>`,
  )
}

/** Returns a picture with others behind it, and the list of them (CIPA DC-007): each with its length and its distance. */
function createMultiPicture(segments: readonly Uint8Array[], second: Uint8Array): Buffer {
  const create = (length: number, offset: number) => {
    const entries = encodeNumbers(0x030000, length, 0, 0, 0, second.length, offset, 0)
    const fields = [
      [0xb000, 7, ascii('0100')],
      [0xb001, 4, encodeNumbers(2)],
      [0xb002, 7, entries],
    ] as const
    const list = createSegment(0xe2, Buffer.concat([ascii('MPF\0'), createTiffBlock({ fields }, false)]))
    return createJpeg(jpeg, [...segments, list])
  }
  const { length } = create(0, 0)
  const picture = create(length, length - create(0, 0).indexOf('MPF\0') - 4)
  return Buffer.concat([picture, second])
}

const littleEndian = (...values: number[]) => Buffer.concat(values.map((value) => encodeNumbers(value).reverse()))

/** Returns a picture with parts behind it as Samsung writes them: each behind its type and name, and a list at the end. */
function createSamsungPicture(parts: Readonly<Record<string, readonly [type: number, content: Uint8Array]>>): Buffer {
  const blocks = Object.entries(parts).map(([name, [type, content]]) =>
    Buffer.concat([littleEndian(type << 16, name.length), ascii(name), content]),
  )
  const list = blocks.map((block, index) => {
    const distance = blocks.slice(index).reduce((sum, { length }) => sum + length, 0)
    return littleEndian(block.readUInt32LE(0), distance, block.length)
  })
  const directory = Buffer.concat([ascii('SEFH'), littleEndian(107, blocks.length), ...list])
  return Buffer.concat([jpeg, ...blocks, directory, littleEndian(directory.length), ascii('SEFT')])
}

const hdrAttributes = 'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"'
const adobeMap = createJpeg(jpeg, [createXmp(`${hdrAttributes} hdrgm:GainMapMax="2.5" hdrgm:HDRCapacityMax="2.5"`)])
const isoSegment = (...numbers: number[]) =>
  createSegment(0xe2, Buffer.concat([ascii('urn:iso:std:iso:ts:21496:-1\0'), encodeNumbers(0, ...numbers)]))
const isoMap = createJpeg(jpeg, [isoSegment(0x40000000, 0, 1, 5, 2, 0, 1, 5, 2, 1, 1, 0, 1, 0, 1)])
const appleMap = createJpeg(jpeg, [
  createXmp('xmlns:HDRGainMap="http://ns.apple.com/HDRGainMap/1.0/" HDRGainMap:HDRGainMapVersion="65536"'),
])
const motion = 'xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MotionPhoto="1"'

type PhonePicture = readonly [bytes: Buffer, otherParts: readonly string[], unknownParts: readonly string[]]
const xmp = ['a block called XMP']

/** Files by what they are, each with what it contains beside its picture, and with what is not understood. */
export const phonePictures: Readonly<Record<string, PhonePicture>> = {
  'a motion photo of a Pixel': [
    createJpeg(jpeg, [createContainer(motion, { Primary: Buffer.of(), MotionPhoto: film })], film),
    ['a short film'],
    xmp,
  ],
  'a motion photo of a Galaxy': [
    createSamsungPicture({ Image_UTC_Data: [0x0a01, ascii('1745122445000')], MotionPhoto_Data: [0x0a30, film] }),
    ['a short film'],
    [],
  ],
  'an HDR picture with Adobe’s gain map': [
    createMultiPicture([createContainer(hdrAttributes, { Primary: Buffer.of(), GainMap: adobeMap })], adobeMap),
    ['the map for bright screens'],
    xmp,
  ],
  'an HDR picture of ISO 21496-1': [createMultiPicture([isoSegment()], isoMap), ['the map for bright screens'], []],
  'an HDR picture of an iPhone': [createMultiPicture([], appleMap), ['the map for bright screens'], xmp],
  'an HDR picture that is a motion photo, too': [
    createJpeg(
      jpeg,
      [createContainer(`${hdrAttributes} ${motion}`, { Primary: Buffer.of(), GainMap: isoMap, MotionPhoto: film })],
      Buffer.concat([isoMap, film]),
    ),
    ['the map for bright screens', 'a short film'],
    xmp,
  ],
  'two pictures of one camera': [createMultiPicture([], jpeg), ['a second picture'], []],
  'a Galaxy’s picture with sound': [
    createSamsungPicture({ SoundShot_000: [0x0100, readExampleFile('recording.mp4')] }),
    ['a recording'],
    [],
  ],
  'a picture with sound in XMP': [
    createJpeg(jpeg, [
      createXmp('xmlns:GAudio="http://ns.google.com/photos/1.0/audio/" GAudio:Mime="audio/mp4" GAudio:Data="AAAA"'),
    ]),
    ['a recording'],
    xmp,
  ],
  'a picture with bytes behind it': [Buffer.concat([jpeg, ascii('NULL ISLAND')]), ['unknown data'], ['unknown data']],
}

const located = createJpeg(jpeg, [createExifSegment(createExifBlock(true))])
const locatedFilm = fixtures.createVideo([fixtures.createBox('udta', ...Object.values(fixtures.locationUserData))])

/** Pictures of which only what is behind them records a location. */
export const picturesWithLocationBehind: Readonly<Record<string, Buffer>> = {
  'a second picture that records one': createMultiPicture([], located),
  'a film behind the picture that records one': createSamsungPicture({ MotionPhoto_Data: [0x0a30, locatedFilm] }),
}
