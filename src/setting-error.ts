/** A setting of a build that is wrong. The message is a sentence for the owner, with the name of the setting. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}
