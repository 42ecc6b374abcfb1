/** A tag that is understood: of a text, or of a few numbers where it reveals nothing; that of a device is of either. */
export interface ExifTag {
  readonly tag: number
  readonly name: string
  readonly reveals: 'time' | 'part of a time' | 'device' | 'owner' | 'nothing'
}

/** Tags by their names, as exiftool names them, and by what they reveal (Exif 3.0, sections 4.6.3 to 4.6.6). */
const tags: Readonly<Record<ExifTag['reveals'], Readonly<Record<string, number>>>> = {
  time: { DateTimeOriginal: 0x9003, CreateDate: 0x9004, ModifyDate: 0x0132 },
  'part of a time': {
    ...{ OffsetTime: 0x9010, OffsetTimeOriginal: 0x9011, OffsetTimeDigitized: 0x9012, SubSecTime: 0x9290 },
    ...{ SubSecTimeOriginal: 0x9291, SubSecTimeDigitized: 0x9292 },
  },
  device: {
    ...{ Make: 0x010f, Model: 0x0110, Software: 0x0131, HostComputer: 0x013c, MaxApertureValue: 0x9205 },
    ...{ FocalLength: 0x920a, FocalPlaneXResolution: 0xa20e, FocalPlaneYResolution: 0xa20f },
    ...{ FocalLengthIn35mmFormat: 0xa405, ImageUniqueID: 0xa420, SerialNumber: 0xa431, LensInfo: 0xa432 },
    ...{ LensMake: 0xa433, LensModel: 0xa434, LensSerialNumber: 0xa435, CameraFirmware: 0xa439 },
    ...{ RAWDevelopingSoftware: 0xa43a, ImageEditingSoftware: 0xa43b, MetadataEditingSoftware: 0xa43c },
  },
  owner: { OwnerName: 0xa430, Artist: 0x013b, Copyright: 0x8298, Photographer: 0xa437, ImageEditor: 0xa438 },
  nothing: {
    ...{ InteropIndex: 0x0001, InteropVersion: 0x0002, Compression: 0x0103, Orientation: 0x0112, XResolution: 0x011a },
    ...{ YResolution: 0x011b, ResolutionUnit: 0x0128, ThumbnailOffset: 0x0201, ThumbnailLength: 0x0202 },
    ...{ YCbCrPositioning: 0x0213, ExposureTime: 0x829a, FNumber: 0x829d, ExposureProgram: 0x8822, ISO: 0x8827 },
    ...{ SensitivityType: 0x8830, StandardOutputSensitivity: 0x8831, RecommendedExposureIndex: 0x8832 },
    ...{ ISOSpeed: 0x8833, ExifVersion: 0x9000, ComponentsConfiguration: 0x9101, CompressedBitsPerPixel: 0x9102 },
    ...{ ShutterSpeedValue: 0x9201, ApertureValue: 0x9202, BrightnessValue: 0x9203, ExposureCompensation: 0x9204 },
    ...{ SubjectDistance: 0x9206, MeteringMode: 0x9207, LightSource: 0x9208, Flash: 0x9209, SubjectArea: 0x9214 },
    ...{ FlashpixVersion: 0xa000, ColorSpace: 0xa001, ExifImageWidth: 0xa002, ExifImageHeight: 0xa003 },
    ...{ FocalPlaneResolutionUnit: 0xa210, SensingMethod: 0xa217, FileSource: 0xa300, SceneType: 0xa301 },
    ...{ CustomRendered: 0xa401, ExposureMode: 0xa402, WhiteBalance: 0xa403, DigitalZoomRatio: 0xa404 },
    ...{ SceneCaptureType: 0xa406, GainControl: 0xa407, Contrast: 0xa408, Saturation: 0xa409, Sharpness: 0xa40a },
    ...{ SubjectDistanceRange: 0xa40c },
  },
}
/** The same, in the order in which they count. */
export const exifTags: readonly ExifTag[] = Object.entries(tags).flatMap(([reveals, tagsByName]) =>
  Object.entries(tagsByName).map(([name, tag]) => ({ tag, name, reveals: reveals as ExifTag['reveals'] })),
)
/** The tags that have the offset of a time from UTC, by that of the time. */
export const offsetTags: Readonly<Record<string, string | undefined>> = {
  DateTimeOriginal: 'OffsetTimeOriginal',
  CreateDate: 'OffsetTimeDigitized',
  ModifyDate: 'OffsetTime',
}
