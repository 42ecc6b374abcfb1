import { createExpectation, createGetRequest, createHttpCases, createRequest } from './http-case.ts'

const fullResponse = { statuses: ['200'], not: [/^content-range/im], content: 'full' } as const
const unchanged = createExpectation('304', [], 0)
const part = (range: string, length: number) =>
  createExpectation(
    '206',
    [new RegExp(`^content-range: bytes ${range}/\\d+\\r$`, 'im'), /^content-length: \d/im],
    length,
  )
const beyond = createExpectation('416', [/^content-range: bytes \*\/\d+\r$/im])
const about = (...fields: readonly string[]) => createGetRequest('/about', ...fields)
const long = 'Thu, 01 Jan 1970 00:00:00 GMT'

/** Conditional and range requests. */
export const conditionCases = createHttpCases('9110', [
  ['13.1.1', 'If-Match of what is there', about('If-Match: {etag}'), fullResponse],
  ['13.1.1', 'If-Match of anything', about('If-Match: *'), fullResponse],
  ['13.1.1', 'If-Match of something else', about('If-Match: "x"'), '412'],
  ['13.1.1', 'If-Match of a list', about('If-Match: "x", {etag}'), fullResponse],
  ['13.1.1', 'If-Match compares strongly', about('If-Match: W/{etag}'), '412'],
  ['13.1.2', 'If-None-Match of what is there', about('If-None-Match: {etag}'), unchanged],
  ['13.1.2', 'If-None-Match of anything', about('If-None-Match: *'), unchanged],
  ['13.1.2', 'If-None-Match of something else', about('If-None-Match: "x"'), fullResponse],
  ['13.1.2', 'If-None-Match of a list', about('If-None-Match: "x" ,W/"y",  {etag}'), unchanged],
  ['13.1.2', 'If-None-Match compares weakly', about('If-None-Match: W/{etag}'), unchanged],
  ['13.1.2', 'If-None-Match without quotes', about('If-None-Match: x'), fullResponse],
  ['13.1.2', 'If-None-Match and HEAD', createRequest('HEAD /about', 'If-None-Match: {etag}'), unchanged],
  ['13.1.2', 'If-None-Match of the other coding', about('Accept-Encoding: gzip', 'If-None-Match: {etag-br}'), '200'],
  ['13.1.2', 'If-None-Match of the same coding', about('Accept-Encoding: br', 'If-None-Match: {etag-br}'), unchanged],
  ['13.2.1', 'conditions of what is not there', createGetRequest('/nope', 'If-Match: "x"'), '404'],
  ['13.2.1', 'If-None-Match of what is not there', createGetRequest('/nope', 'If-None-Match: *'), '404'],
  ['13.2.1', 'conditions and a method that is not allowed', createRequest('POST /about', 'If-None-Match: *'), '405'],
  ['13.1.3', 'If-Modified-Since where no date is stated', about(`If-Modified-Since: ${long}`), fullResponse],
  ['13.1.3', 'If-Modified-Since that is no date', about('If-Modified-Since: yesterday'), fullResponse],
  [
    '13.1.3',
    'If-Modified-Since beside If-None-Match',
    about('If-None-Match: "x"', 'If-Modified-Since: Sat, 21 Nov 2099 00:00:00 GMT'),
    fullResponse,
  ],
  ['13.1.4', 'If-Unmodified-Since where no date is stated', about(`If-Unmodified-Since: ${long}`), fullResponse],
  ['13.1.4', 'If-Unmodified-Since that is no date', about('If-Unmodified-Since: yesterday'), fullResponse],
  [
    '13.1.4',
    'If-Unmodified-Since beside If-Match',
    about('If-Match: {etag}', `If-Unmodified-Since: ${long}`),
    fullResponse,
  ],
  ['13.1.5', 'If-Range of what is there', about('Range: bytes=0-9', 'If-Range: {etag}'), part('0-9', 10)],
  ['13.1.5', 'If-Range of something else', about('Range: bytes=0-9', 'If-Range: "x"'), fullResponse],
  ['13.1.5', 'If-Range compares strongly', about('Range: bytes=0-9', 'If-Range: W/{etag}'), fullResponse],
  ['13.1.5', 'If-Range with a date where none is stated', about('Range: bytes=0-9', `If-Range: ${long}`), fullResponse],
  ['13.1.5', 'If-Range without a range', about('If-Range: {etag}'), fullResponse],
  ['13.2.2', 'If-Match is asked before If-None-Match', about('If-Match: "x"', 'If-None-Match: *'), '412'],
  ['13.2.2', 'If-None-Match is asked before Range', about('If-None-Match: *', 'Range: bytes=0-9'), unchanged],
  ['13.2.2', 'a condition that holds, then a range', about('If-None-Match: "x"', 'Range: bytes=0-9'), part('0-9', 10)],
  ['14.1.2', 'the first byte', about('Range: bytes=0-0'), part('0-0', 1)],
  [
    '14.1.2',
    'from a byte on',
    about('Range: bytes=10-'),
    createExpectation('206', [/^content-range: bytes 10-/im], 'full'),
  ],
  [
    '14.1.2',
    'the last bytes',
    about('Range: bytes=-7'),
    createExpectation('206', [/^content-range: bytes \d+-\d+\/\d+\r$/im], 7),
  ],
  [
    '14.1.2',
    'more last bytes than there are',
    about('Range: bytes=-999999999'),
    createExpectation('206|200', [], 'full'),
  ],
  [
    '14.1.2',
    'an end beyond the end',
    about('Range: bytes=5-999999999'),
    createExpectation('206', [/^content-range: bytes 5-/im], 'full'),
  ],
  ['14.1.2', 'numbers beyond all numbers', about(`Range: bytes=0-${'9'.repeat(40)}`), createExpectation('206|416|200')],
  ['14.1.2', 'a beginning beyond the end', about('Range: bytes=999999999-'), beyond],
  ['14.1.2', 'the last no bytes', about('Range: bytes=-0'), beyond],
  ['14.1.1', 'an end before its beginning', about('Range: bytes=5-2'), '200|416'],
  ['14.2', 'what is no range', about('Range: bytes=a-b'), '200|416'],
  ['14.2', 'a hyphen alone', about('Range: bytes=-'), '200|416'],
  ['14.2', 'nothing', about('Range: bytes='), '200|416'],
  ['14.2', 'no equals sign', about('Range: bytes'), fullResponse],
  ['14.2', 'a unit that nobody knows', about('Range: lines=0-1'), fullResponse],
  ['14.1', 'a unit in capitals', about('Range: BYTES=0-1'), part('0-1', 2)],
  ['5.6.1.2', 'an empty element behind a range', about('Range: bytes=0-1,'), part('0-1', 2)],
  ['5.6.1.2', 'an empty element before a range', about('Range: bytes=,0-1'), part('0-1', 2)],
  ['14.2', 'two ranges', about('Range: bytes=0-1,4-5'), '200|206'],
  ['14.2', 'two ranges of which one is beyond the end', about('Range: bytes=0-1,999999999-'), '200|206'],
  ['17.15', 'a thousand overlapping ranges', about(`Range: bytes=${'0-,'.repeat(1000)}0-`), '200|416'],
  ['14.2', 'a range and HEAD', createRequest('HEAD /about', 'Range: bytes=0-9'), createExpectation('200', [], 0)],
  ['14.2', 'a range and POST', createRequest('POST /about', 'Range: bytes=0-9'), '405'],
  ['14.2', 'a range of what is not there', createGetRequest('/nope', 'Range: bytes=0-9'), '404'],
  ['14.3', 'support for ranges is stated', about(), createExpectation('200', [/^accept-ranges: bytes\r$/im])],
  [
    '15.3.7',
    '206 has the fields of 200',
    about('Range: bytes=0-9'),
    createExpectation('206', [/^etag/im, /^cache-control/im, /^vary/im]),
  ],
  [
    '15.4.5',
    '304 has the fields that a cache renews',
    about('If-None-Match: *'),
    createExpectation('304', [/^etag/im, /^cache-control/im, /^vary/im], 0),
  ],
])

/** Caching: response headers and revalidation. */
export const cachingCases = createHttpCases('9111', [
  ['4.2.1', 'a page says how long it is fresh', about(), createExpectation('200', [/^cache-control: no-cache\r$/im])],
  [
    '4.2.1',
    'so does a file whose name changes with it',
    createGetRequest('/assets/script-1.js'),
    createExpectation('200', [/^cache-control: public, max-age=\d+, immutable\r$/im]),
  ],
  [
    '4.2.1',
    'so does a redirect',
    createGetRequest('/about/'),
    createExpectation('301', [/^cache-control: public, max-age=\d+\r$/im]),
  ],
  ['4.2.1', 'so does what is not there', createGetRequest('/nope'), createExpectation('404', [/^cache-control/im])],
  [
    '5.2.2.5',
    'a refusal is not kept',
    about('Range: bytes=999999999-'),
    createExpectation('416', [/^cache-control: (.*, )?no-store\r$/im]),
  ],
  ['5.1', 'an origin server sends no Age', about(), { statuses: ['200'], not: [/^age:/im] }],
  ['5.2.1.4', 'no-cache asks for what there is', about('Cache-Control: no-cache', 'Pragma: no-cache'), fullResponse],
  ['5.2.1.7', 'only-if-cached is for caches', about('Cache-Control: only-if-cached'), '200|504'],
  [
    '4.3.4',
    'a stored page is renewed by its ETag',
    about('Cache-Control: max-age=0', 'If-None-Match: {etag}'),
    unchanged,
  ],
  [
    '4.1',
    'what is chosen by Accept-Encoding says so',
    about('Accept-Encoding: gzip'),
    createExpectation('200', [/^vary: accept-encoding\r$/im]),
  ],
])
