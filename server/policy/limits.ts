/** What a visitor may ask of a server, and for how long: the same figures for `npm start` and for nginx. */
export const limits = {
  /** Bytes of a request line. RFC 9112 section 3 asks for 8,000 at least; the longest address here has under 80. */
  requestLine: 8_192,
  /** Bytes of a request's line and headers together. Real browsers send under 2,000. */
  head: 16_384,
  /** Seconds for a whole head to arrive: a client that drips its headers is shown out. */
  headSeconds: 10,
  /** Seconds for head and body. No request here needs a body; the connection that brings one ends with the response. */
  requestSeconds: 15,
  /** Seconds in which a client must take `leastBytes` of a response, or what is left of it. */
  stalledSeconds: 30,
  /** With the above some 9 kbit/s: the least of GPRS. `npm start` holds it; nginx is content with any byte. */
  leastBytes: 32_768,
  /** Seconds an idle connection is kept: longer than the 60 that proxies keep theirs, so that they close first. */
  idleSeconds: 65,
  /** Seconds that responses under way get to finish after SIGTERM. */
  stopSeconds: 10,
  /** Connections of one nginx worker. Each slow client holds one; Debian's own figure is 768. */
  connections: 8_192,
  /** Bytes of log that wait for whoever reads them. Later lines are dropped, and counted. */
  log: 262_144,
} as const
