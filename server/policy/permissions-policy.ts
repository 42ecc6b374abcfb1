/**
 * Features that pages use, each for this origin only, as is the default: the film plays muted, a report is copied and
 * shared.
 */
export const usedFeatures: readonly string[] =
  'autoplay clipboard-write media-playback-while-not-visible web-share'.split(' ')

// Every feature that Chromium supports, that a page could use or delegate to a frame, and that no page here uses.
// Chromium logs a console message for an unknown name, so features of other browsers only are not listed; nor are
// client hints (ch-*), which nothing here requests.
const disabledFeatures = `
  accelerometer aria-notify browsing-topics camera captured-surface-control clipboard-read compute-pressure
  cross-origin-isolated deferred-fetch deferred-fetch-minimal digital-credentials-create digital-credentials-get
  display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get
  idle-detection interest-cohort keyboard-map language-detector language-model local-fonts local-network
  local-network-access loopback-network magnetometer microphone midi on-device-speech-recognition otp-credentials
  payment picture-in-picture private-state-token-issuance private-state-token-redemption
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial speaker-selection storage-access
  summarizer sync-xhr translator unload usb window-management xr-spatial-tracking
`

/** The value of Permissions-Policy: every feature disabled that no page uses. */
export const permissionsPolicy: string = disabledFeatures
  .trim()
  .split(/\s+/)
  .map((feature) => `${feature}=()`)
  .join(', ')
