/** Limits on requests and connections: the same figures for `npm start` and for nginx. */
export const limits = {
  /** Bytes of a request line. RFC 9112 section 3 requires 8,000 at least; the longest path here has under 80. */
  maxRequestLineBytes: 8_192,
  /** Bytes of a request's line and headers together. Browsers send under 2,000. */
  maxHeaderBytes: 16_384,
  /** Seconds in which all request headers must arrive; slower clients are disconnected. */
  headSeconds: 10,
  /** Seconds for headers and body. No request here needs a body; a connection with one is closed after the response. */
  requestSeconds: 15,
  /** Seconds in which a client must receive `minBytesPerWindow` of a response, or the rest of it. */
  stalledSeconds: 30,
  /** With the above some 9 kbit/s: the least of GPRS. `npm start` enforces it; nginx accepts any progress. */
  minBytesPerWindow: 32_768,
  /** Seconds an idle connection is kept: longer than the 60 of common proxies, so that they close first. */
  idleSeconds: 65,
  /** Seconds that responses in progress have to finish after SIGTERM. */
  stopSeconds: 10,
  /** Connections of one nginx worker; Debian's default is 768. */
  connections: 8_192,
  /** Bytes of unwritten log lines. Later lines are dropped and counted. */
  maxLogBufferBytes: 262_144,
} as const
