/** What a visitor may ask of a server, and for how long: the same figures for `npm start` and for nginx. */
export const limits = {
  /** Bytes of a request line. RFC 9112 section 3 asks for 8,000 at least; the longest address here has under 80. */
  requestLine: 8_192,
  /** Bytes of a request's line and headers together. Real browsers send under 2,000. */
  head: 16_384,
  /** Seconds for a whole head to arrive: a client that drips its headers is shown out. */
  headSeconds: 10,
  /** Seconds for head and body. No request here needs a body; one that comes is read and dropped. */
  requestSeconds: 15,
  /** Seconds without a byte in either direction while a request is being answered. */
  stalledSeconds: 30,
  /** Seconds an idle connection is kept: longer than the 60 that proxies keep theirs, so that they close first. */
  idleSeconds: 65,
  /** Seconds that answers under way get to finish after SIGTERM. */
  stopSeconds: 10,
} as const
