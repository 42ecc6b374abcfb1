/** What a tag reveals. */
export type ExifTopic = 'time' | 'part of a time' | 'device' | 'owner' | 'nothing'

/** Tags of a device, which are shown by these names: exiftool's (Exif 3.0, sections 4.6.3 to 4.6.6). */
export const deviceTags = {
  ...{ Make: 0x010f, Model: 0x0110, Software: 0x0131, HostComputer: 0x013c, MaxApertureValue: 0x9205 },
  ...{ FocalLength: 0x920a, FocalPlaneXResolution: 0xa20e, FocalPlaneYResolution: 0xa20f },
  ...{ FocalLengthIn35mmFormat: 0xa405, ImageUniqueID: 0xa420, SerialNumber: 0xa431, LensInfo: 0xa432 },
  ...{ LensMake: 0xa433, LensModel: 0xa434, LensSerialNumber: 0xa435, CameraFirmware: 0xa439 },
  ...{ RAWDevelopingSoftware: 0xa43a, ImageEditingSoftware: 0xa43b, MetadataEditingSoftware: 0xa43c },
} as const
/** The tags that are understood, in the order in which they count: texts, or few numbers where they reveal nothing; of a device, either. */
export const exifTags: Readonly<Record<ExifTopic, readonly number[]>> = {
  time: [0x9003, 0x9004, 0x0132], // DateTimeOriginal, CreateDate, ModifyDate
  'part of a time': [
    ...[0x9010, 0x9011, 0x9012], // OffsetTime, OffsetTimeOriginal, OffsetTimeDigitized
    ...[0x9290, 0x9291, 0x9292], // SubSecTime, SubSecTimeOriginal, SubSecTimeDigitized
  ],
  device: Object.values(deviceTags),
  owner: [0xa430, 0x013b, 0x8298, 0xa437, 0xa438], // OwnerName, Artist, Copyright, Photographer, ImageEditor
  nothing: [
    ...[0x0001, 0x0002, 0x0103, 0x0112], // InteropIndex, InteropVersion, Compression, Orientation
    ...[0x011a, 0x011b, 0x0128], // XResolution, YResolution, ResolutionUnit
    ...[0x0201, 0x0202, 0x0213], // ThumbnailOffset, ThumbnailLength, YCbCrPositioning
    ...[0x829a, 0x829d, 0x8822, 0x8827], // ExposureTime, FNumber, ExposureProgram, ISO
    ...[0x8830, 0x8831, 0x8832], // SensitivityType, StandardOutputSensitivity, RecommendedExposureIndex
    ...[0x8833, 0x9000, 0x9101, 0x9102], // ISOSpeed, ExifVersion, ComponentsConfiguration, CompressedBitsPerPixel
    ...[0x9201, 0x9202, 0x9203, 0x9204], // ShutterSpeedValue, ApertureValue, BrightnessValue, ExposureCompensation
    ...[0x9206, 0x9207, 0x9208, 0x9209], // SubjectDistance, MeteringMode, LightSource, Flash
    ...[0x9214, 0xa000, 0xa001], // SubjectArea, FlashpixVersion, ColorSpace
    ...[0xa002, 0xa003, 0xa210], // ExifImageWidth, ExifImageHeight, FocalPlaneResolutionUnit
    ...[0xa217, 0xa300, 0xa301, 0xa401], // SensingMethod, FileSource, SceneType, CustomRendered
    ...[0xa402, 0xa403, 0xa404], // ExposureMode, WhiteBalance, DigitalZoomRatio
    ...[0xa406, 0xa407, 0xa408], // SceneCaptureType, GainControl, Contrast
    ...[0xa409, 0xa40a, 0xa40c], // Saturation, Sharpness, SubjectDistanceRange
  ],
}
/** The tag that has the offset of a time from UTC, by that of the time. */
export const offsetTags: Readonly<Record<number, number | undefined>> = {
  36867: 0x9011, // DateTimeOriginal, OffsetTimeOriginal
  36868: 0x9012, // CreateDate, OffsetTimeDigitized
  306: 0x9010, // ModifyDate, OffsetTime
}
