import { type ServerAddress, sendRequest } from './http-client.ts'
import { sendRaw } from './raw-http.ts'

/**
 * One exchange whose result the RFCs define: RFC and section; what is special; the request; every valid sequence of statuses,
 * with `|` between them; and what the headers of the last response contain, by lines in lower case, `!` before what they do
 * not contain. `full` is content of as many bytes as Content-Length states, a number that of so many.
 */
type HttpRow = readonly [
  section: string,
  name: string,
  request: string,
  statuses: string,
  headers?: readonly string[],
  content?: number | 'full',
]

/** Returns a request with lines of its own: `GET /about` alone is complete, with HTTP/1.1 and a Host. */
function ask(line: string, ...fields: readonly string[]): string {
  return [`${line} HTTP/1.1`, 'Host: a', ...fields, '', ''].join('\r\n')
}

/** Returns a request of exactly these lines. */
function send(...lines: readonly string[]): string {
  return [...lines, '', ''].join('\r\n')
}

const about = (...fields: readonly string[]) => ask('GET /about', ...fields)
const team = ask('GET /team')
const accept = (codings: string) => about(`Accept-Encoding: ${codings}`)
const range = (ranges: string, ...fields: readonly string[]) => about(`Range: ${ranges}`, ...fields)
const chunked = (chunks: string) => ask('POST /about', 'Transfer-Encoding: chunked') + chunks
const long = 'a'.repeat(20_000)
const epoch = 'Thu, 01 Jan 1970 00:00:00 GMT'
const closed = ['connection: close']
const full = ['200', ['!content-range'], 'full'] as const
const identity = ['200', ['!content-encoding', 'vary: accept-encoding'], 'full'] as const
const unchanged = ['304', [], 0] as const
const coded = (coding: string) => ['200', [`content-encoding: ${coding}`, 'vary: accept-encoding'], 'full'] as const
const part = (range: string, length: number) =>
  ['206', [`content-range: bytes ${range}/`, 'content-length: '], length] as const
const renewed = ['etag: ', 'cache-control: ', 'vary: ']

/**
 * RFC 9112 (messages and connections), 9110 (semantics) and 9111 (caching), against a fixture build. `{etag}`, `{etag-br}` and
 * `{etag-gzip}` stand for the ETags of /about in the three codings.
 */
export const httpTable: readonly HttpRow[] = [
  ['9112 2.2', 'empty lines before the request are passed over', `\r\n\r\n${about()}`, '200'],
  ['9112 2.2', 'lines that end with LF alone', 'GET /about HTTP/1.1\nHost: a\n\n', '200|400'],
  ['9112 2.2', 'a CR alone within a field', about('X: a\rb'), '400'],
  ['9112 2.2', 'white space before the first field', 'GET /about HTTP/1.1\r\n X: a\r\nHost: a\r\n\r\n', '400'],
  ['9112 2.2', 'what is not HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', '400', closed],
  ['9112 2.2', 'good requests, then what is not HTTP', `${about()}${team}\x01\x02\r\n\r\n`, '200 200 400'],
  ['9112 2.3', 'a version in lower case', send('GET /about http/1.1', 'Host: a'), '400'],
  ['9112 2.3', 'a version of one figure', send('GET /about HTTP/1', 'Host: a'), '400'],
  ['9112 2.3', 'a version of three figures', send('GET /about HTTP/1.10', 'Host: a'), '400'],
  ['9112 2.3', 'another protocol', send('GET /about SPDY/3.1', 'Host: a'), '400'],
  ['9112 3', 'no version at all', 'GET /about\r\n\r\n', '400'],
  ['9112 3', 'no white space', send('GET/about HTTP/1.1', 'Host: a'), '400'],
  ['9112 3', 'two spaces before the target', send('GET  /about HTTP/1.1', 'Host: a'), '200|400'],
  ['9112 3', 'no target', send('GET  HTTP/1.1', 'Host: a'), '400'],
  ['9112 3', 'white space within the target', ask('GET /about us'), '400'],
  ['9112 3', 'a request line of 7,900 bytes', ask(`GET /${'a'.repeat(7_900)}`), '404'],
  ['9112 3', 'a request line of 20,000 bytes', ask(`GET /${long}`), '414', closed],
  ['9112 3.1', 'a method in lower case is another method', ask('get /about'), '400|405|501'],
  ['9112 3.1', 'a method that nobody knows', ask('FOO /about'), '400|405|501'],
  ['9112 3.1', 'a method that is no token', ask('G<T /about'), '400'],
  ['9112 3.2', 'HTTP/1.1 without a Host', send('GET /about HTTP/1.1'), '400', closed],
  ['9112 3.2', 'two Hosts', about('Host: b'), '400'],
  ['9112 3.2', 'the same Host twice', about('Host: a'), '400'],
  ['9112 3.2', 'a Host with white space', send('GET /about HTTP/1.1', 'Host: a b'), '400'],
  ['9112 3.2', 'a Host with a user', send('GET /about HTTP/1.1', 'Host: u@a'), '400'],
  ['9112 3.2', 'a Host with a path', send('GET /about HTTP/1.1', 'Host: a/b'), '400'],
  ['9112 3.2', 'an empty Host', send('GET /about HTTP/1.1', 'Host:'), '200|400'],
  ['9112 3.2', 'a Host with a port', send('GET /about HTTP/1.1', 'Host: a:8080'), '200'],
  ['9112 3.2', 'a Host that is an IPv6 address', send('GET /about HTTP/1.1', 'Host: [::1]:80'), '200'],
  ['9112 3.2.1', 'a query', ask('GET /about?a=1&b=%20'), '200'],
  ['9112 3.2.1', 'a fragment', ask('GET /about#x'), '400'],
  ['9112 3.2.1', 'a control character', ask('GET /about\x01'), '400'],
  ['9112 3.2.2', 'an absolute target', ask('GET http://a/about'), '200'],
  ['9112 3.2.2', 'an absolute target of another host than Host', ask('GET http://b/about'), '200'],
  ['9112 3.2.2', 'an absolute target in capitals', ask('GET HTTP://A/about'), '200'],
  ['9112 3.2.2', 'an absolute target without a path', ask('GET http://a'), '200'],
  ['9112 3.2.2', 'an absolute target without a Host beside it', send('GET http://a/about HTTP/1.1'), '400'],
  ['9112 3.2.2', 'an absolute target with nobody in it', ask('GET http:///about'), '400'],
  ['9112 3.2.2', 'an absolute target of another scheme', ask('GET ftp://a/about'), '400|404|421'],
  ['9112 3.2.3', 'host and port by another method than CONNECT', ask('GET a:80'), '400'],
  ['9112 3.2.3', 'CONNECT', ask('CONNECT a:443'), '400|405|501'],
  ['9112 3.2.4', 'an asterisk by another method than OPTIONS', ask('GET *'), '400'],
  ['9112 3.2.4', 'OPTIONS *', ask('OPTIONS *'), '200|204|400|405|501'],
  ['9112 5', 'names of fields in any case', about('if-NONE-match: *'), '304'],
  ['9112 5', 'a field without a colon', about('no colon'), '400'],
  ['9112 5', 'a field without a name', about(': a'), '400'],
  ['9112 5.1', 'white space before the colon', about('X : a'), '400'],
  ['9112 5.1', 'white space around the value', about('If-None-Match: \t * \t'), '304'],
  ['9112 5.1', 'no white space before the value', about('If-None-Match:*'), '304'],
  ['9112 5.2', 'a folded line', about('X: a', ' b'), '200|400'],
  [
    '9112 6.1',
    'Transfer-Encoding and Content-Length',
    `${ask('POST /about', 'Transfer-Encoding: chunked', 'Content-Length: 3')}0\r\n\r\n`,
    '400|405',
    closed,
  ],
  ['9112 6.1', 'a transfer coding that nobody knows', ask('POST /about', 'Transfer-Encoding: foo'), '400|405|501'],
  [
    '9112 6.1',
    'Transfer-Encoding in HTTP/1.0',
    `${send('POST /about HTTP/1.0', 'Transfer-Encoding: chunked')}0\r\n\r\n${team}`,
    '400|405|411',
  ],
  [
    '9112 6.3',
    'chunked is not the last coding',
    ask('POST /about', 'Transfer-Encoding: chunked, identity'),
    '400|405|501',
    closed,
  ],
  ['9112 6.3', 'two lengths', about('Content-Length: 5', 'Content-Length: 6'), '400', closed],
  ['9112 6.3', 'a list of two lengths', about('Content-Length: 5, 6'), '400', closed],
  ['9112 6.3', 'the same length twice', about('Content-Length: 0', 'Content-Length: 0'), '200|400'],
  ['9112 6.3', 'a length below zero', about('Content-Length: -1'), '400', closed],
  ['9112 6.3', 'a length with a sign', about('Content-Length: +1'), '400', closed],
  ['9112 6.3', 'a length in base 16', about('Content-Length: 0x1'), '400', closed],
  ['9112 6.3', 'a length beyond all numbers', about(`Content-Length: ${'9'.repeat(40)}`), '400', closed],
  [
    '9112 6.3',
    'content that looks like a request',
    `${about('Content-Length: 23')}GET /nope HTTP/1.1\r\n\r\n\r\n${team}`,
    '200|200 200',
  ],
  ['9112 6.3', 'what follows content', `${ask('POST /about', 'Content-Length: 3')}abc${team}`, '405|405 200'],
  ['9112 7.1', 'chunks, then another request', chunked('3\r\nabc\r\n0\r\n\r\n') + team, '405|405 200'],
  ['9112 7.1', 'a chunk whose size is no number', chunked('ZZ\r\n'), '400|405'],
  ['9112 7.1', 'a broken chunk and what follows it', chunked('ZZ\r\n\r\n') + team, '400|405'],
  ['9112 7.1', 'a chunk size beyond all numbers', chunked(`${'f'.repeat(40)}\r\n`), '400|405|413'],
  ['9112 7.1', 'a chunk longer than it says', chunked('1\r\nabc\r\n0\r\n\r\n'), '400|405'],
  ['9112 9.3', 'two requests on one connection', about() + team, '200 200'],
  ['9112 9.3', 'HTTP/1.0 ends with one response', send('GET /about HTTP/1.0') + team, '200', closed],
  [
    '9112 9.3',
    'HTTP/1.0 may ask to go on',
    send('GET /about HTTP/1.0', 'Connection: keep-alive') + team,
    '200|200 200',
  ],
  ['9112 9.3.2', 'responses come in the order of requests', about() + ask('GET /nope') + team, '200 404 200'],
  ['9112 9.3.2', 'HEAD takes no content from the next response', ask('HEAD /about') + team, '200 200', [], 'full'],
  ['9112 9.6', 'close is obeyed, and said', about('Connection: close') + team, '200', closed],
  ['9112 9.6', 'close in capitals', about('Connection: CLOSE') + team, '200'],
  ['9112 9.6', 'close in a list', about('Connection: x, close') + team, '200'],
  ['9110 2.5', 'a later minor version', send('GET /about HTTP/1.2', 'Host: a'), '200'],
  ['9110 2.5', 'HTTP/1.0 is answered in HTTP/1.1', send('GET /about HTTP/1.0'), '200'],
  ['9110 15.6.6', 'another major version', send('GET /about HTTP/2.0', 'Host: a'), '505', ['date: ']],
  ['9110 15.6.6', 'a major version of the future', send('GET /about HTTP/9.9', 'Host: a'), '505', ['date: ']],
  ['9110 5.1', 'fields that nobody knows', about('X-Nobody: knows', 'Forwarded: for=x'), '200'],
  ['9110 5.3', 'lines of one list field are one list', about('If-None-Match: "x"', 'If-None-Match: {etag}'), '304'],
  ['9110 5.4', 'a field section of 20,000 bytes', about(`X: ${long}`), '431|400', ['date: ']],
  ['9110 5.5', 'bytes beyond ASCII in a value', about('X: \xe9\xff'), '200'],
  ['9110 5.5', 'NUL in a value', about('X: a\0b'), '400'],
  ['9110 5.6.1', 'empty elements of a list', accept(', ,br,,'), ...coded('br')],
  ['9110 6.6.1', 'Date with 200', about(), '200', ['date: ']],
  ['9110 6.6.1', 'Date with 304', about('If-None-Match: *'), '304', ['date: ']],
  ['9110 6.6.1', 'Date with 400', about('no colon'), '400', ['date: ']],
  ['9110 6.6.1', 'Date with 404', ask('GET /nope'), '404', ['date: ']],
  ['9110 6.6.1', 'Date with 405', ask('CONNECT a:1'), '400|405|501', ['date: ']],
  ['9110 6.6.1', 'Date with 414', ask(`GET /${long}`), '414', ['date: ']],
  ['9110 7.6.1', 'fields that Connection names are not taken for end to end', about('Connection: x', 'X: 1'), '200'],
  ['9110 7.8', 'an upgrade that nobody knows is passed over', about('Connection: upgrade', 'Upgrade: foo/1'), '200'],
  ['9110 7.8', 'a request behind an upgrade', about('Connection: upgrade', 'Upgrade: foo') + team, '200 200'],
  [
    '9110 7.8',
    'a request before and one behind',
    team + about('Connection: upgrade', 'Upgrade: h2c') + team,
    '200 200 200',
  ],
  ['9110 7.8', 'an upgrade that Connection does not name', about('Upgrade: foo') + team, '200 200'],
  [
    '9110 7.8',
    'an upgrade with content',
    `${ask('POST /about', 'Connection: upgrade', 'Upgrade: foo', 'Content-Length: 3')}abc`,
    '405',
  ],
  ['9110 8.3', 'Content-Type', about(), '200', ['content-type: text/html']],
  ['9110 8.6', 'Content-Length is the length', about(), '200', [], 'full'],
  ['9110 8.8.3', 'ETag is a quoted string', about(), '200', ['etag: "']],
  ['9110 9.3.1', 'content with GET changes nothing', `${about('Content-Length: 3')}abc`, '200', [], 'full'],
  [
    '9110 9.3.2',
    'HEAD has the fields of GET and no content',
    ask('HEAD /about'),
    '200',
    ['content-length: ', 'etag: '],
    0,
  ],
  ['9110 9.3.2', 'HEAD of what is not there', ask('HEAD /nope'), '404', [], 0],
  ['9110 9.3.2', 'HEAD in a coding', ask('HEAD /about', 'Accept-Encoding: br'), '200', ['content-encoding: br'], 0],
  ['9110 9.3.3', 'POST to a page', ask('POST /about'), '405', ['allow: get, head', 'date: ']],
  ['9110 9.3.4', 'PUT', ask('PUT /about', 'Content-Length: 0'), '405', ['allow: get, head']],
  ['9110 9.3.5', 'DELETE', ask('DELETE /about'), '405', ['allow: get, head']],
  ['9110 9.3.7', 'OPTIONS', ask('OPTIONS /about'), '200|204|405', ['allow: get, head']],
  ['9110 9.3.8', 'TRACE says nothing back', ask('TRACE /about', 'X: canary'), '405|501', ['!x: canary']],
  [
    '9110 10.1.1',
    'nobody is asked for content that nobody wants',
    ask('POST /about', 'Expect: 100-continue', 'Content-Length: 9'),
    '405',
  ],
  ['9110 10.1.1', 'an expectation without content', about('Expect: 100-continue'), '200'],
  ['9110 10.1.1', 'an expectation in capitals', ask('POST /about', 'Expect: 100-CONTINUE', 'Content-Length: 9'), '405'],
  [
    '9110 10.1.1',
    'an expectation that nobody knows',
    about('Expect: miracles'),
    '200|417',
    ['date: ', 'x-content-type-options: nosniff'],
  ],
  [
    '9110 10.1.1',
    'HTTP/1.0 gets no 100',
    `${send('POST /about HTTP/1.0', 'Expect: 100-continue', 'Content-Length: 1')}a`,
    '405',
  ],
  ['9110 10.2.2', 'Location', ask('GET /about/'), '301|308', ['location: /about']],
  ['9110 10.2.2', 'Location keeps the query', ask('GET /about/?a=1'), '301|308', ['location: /about?a=1']],
  ['9110 12.5.3', 'no Accept-Encoding', about(), ...identity],
  ['9110 12.5.3', 'an empty one', accept(''), ...identity],
  ['9110 12.5.3', 'brotli', accept('br'), ...coded('br')],
  ['9110 12.5.3', 'gzip', accept('gzip'), ...coded('gzip')],
  ['9110 8.4.1.3', 'x-gzip is gzip', accept('x-gzip'), '200', [], 'full'],
  ['9110 12.5.3', 'what a browser sends', accept('gzip, deflate, br, zstd'), ...coded('br')],
  ['9110 12.5.3', 'a coding in capitals', accept('GZIP'), ...coded('gzip')],
  ['9110 12.5.3', 'two lines', about('Accept-Encoding: x', 'Accept-Encoding: gzip'), ...coded('gzip')],
  ['9110 12.4.2', 'a coding with weight 0', accept('br;q=0, gzip'), ...coded('gzip')],
  ['9110 12.4.2', 'a coding with weight 0.000', accept('br;q=0.000'), ...identity],
  ['9110 12.4.2', 'the heavier of two', accept('br;q=0.5, gzip;q=0.9'), ...coded('gzip')],
  ['9110 12.4.2', 'white space around a weight', accept('br ; q=0, gzip ; Q=1'), ...coded('gzip')],
  ['9110 12.5.3', 'all refused but one', accept('*;q=0, gzip'), ...coded('gzip')],
  ['9110 12.5.3', 'identity alone', accept('identity'), ...identity],
  ['9110 12.5.3', 'a coding that nobody has', accept('zstd'), ...identity],
  ['9110 12.5.3', 'even identity refused', accept('identity;q=0, zstd'), '200|406'],
  ['9110 12.5.5', 'Vary with what is not coded', accept('identity'), '200', ['vary: accept-encoding']],
  ['9110 15.5.5', 'what is not there', ask('GET /nope'), '404', [], 'full'],
  [
    '9110 15.5.5',
    'what is not there, by brotli',
    ask('GET /nope', 'Accept-Encoding: br'),
    '404',
    ['vary: accept-encoding'],
    'full',
  ],
  ['9110 13.1.1', 'If-Match of what is there', about('If-Match: {etag}'), ...full],
  ['9110 13.1.1', 'If-Match of anything', about('If-Match: *'), ...full],
  ['9110 13.1.1', 'If-Match of something else', about('If-Match: "x"'), '412'],
  ['9110 13.1.1', 'If-Match of a list', about('If-Match: "x", {etag}'), ...full],
  ['9110 13.1.1', 'If-Match compares strongly', about('If-Match: W/{etag}'), '412'],
  ['9110 13.1.2', 'If-None-Match of what is there', about('If-None-Match: {etag}'), ...unchanged],
  ['9110 13.1.2', 'If-None-Match of anything', about('If-None-Match: *'), ...unchanged],
  ['9110 13.1.2', 'If-None-Match of something else', about('If-None-Match: "x"'), ...full],
  ['9110 13.1.2', 'If-None-Match of a list', about('If-None-Match: "x" ,W/"y",  {etag}'), ...unchanged],
  ['9110 13.1.2', 'If-None-Match compares weakly', about('If-None-Match: W/{etag}'), ...unchanged],
  ['9110 13.1.2', 'If-None-Match without quotes', about('If-None-Match: x'), ...full],
  ['9110 13.1.2', 'If-None-Match and HEAD', ask('HEAD /about', 'If-None-Match: {etag}'), ...unchanged],
  [
    '9110 13.1.2',
    'If-None-Match of the other coding',
    about('Accept-Encoding: gzip', 'If-None-Match: {etag-br}'),
    '200',
  ],
  [
    '9110 13.1.2',
    'If-None-Match of the same coding',
    about('Accept-Encoding: br', 'If-None-Match: {etag-br}'),
    ...unchanged,
  ],
  ['9110 13.2.1', 'conditions of what is not there', ask('GET /nope', 'If-Match: "x"'), '404'],
  ['9110 13.2.1', 'If-None-Match of what is not there', ask('GET /nope', 'If-None-Match: *'), '404'],
  ['9110 13.2.1', 'conditions and a method that is not allowed', ask('POST /about', 'If-None-Match: *'), '405'],
  ['9110 13.1.3', 'If-Modified-Since where no date is stated', about(`If-Modified-Since: ${epoch}`), ...full],
  ['9110 13.1.3', 'If-Modified-Since that is no date', about('If-Modified-Since: yesterday'), ...full],
  [
    '9110 13.1.3',
    'If-Modified-Since beside If-None-Match',
    about('If-None-Match: "x"', 'If-Modified-Since: Sat, 21 Nov 2099 00:00:00 GMT'),
    ...full,
  ],
  ['9110 13.1.4', 'If-Unmodified-Since where no date is stated', about(`If-Unmodified-Since: ${epoch}`), ...full],
  ['9110 13.1.4', 'If-Unmodified-Since that is no date', about('If-Unmodified-Since: yesterday'), ...full],
  [
    '9110 13.1.4',
    'If-Unmodified-Since beside If-Match',
    about('If-Match: {etag}', `If-Unmodified-Since: ${epoch}`),
    ...full,
  ],
  ['9110 13.1.5', 'If-Range of what is there', range('bytes=0-9', 'If-Range: {etag}'), ...part('0-9', 10)],
  ['9110 13.1.5', 'If-Range of something else', range('bytes=0-9', 'If-Range: "x"'), ...full],
  ['9110 13.1.5', 'If-Range compares strongly', range('bytes=0-9', 'If-Range: W/{etag}'), ...full],
  ['9110 13.1.5', 'If-Range with a date where none is stated', range('bytes=0-9', `If-Range: ${epoch}`), ...full],
  ['9110 13.1.5', 'If-Range without a range', about('If-Range: {etag}'), ...full],
  ['9110 13.2.2', 'If-Match is asked before If-None-Match', about('If-Match: "x"', 'If-None-Match: *'), '412'],
  ['9110 13.2.2', 'If-None-Match is asked before Range', about('If-None-Match: *', 'Range: bytes=0-9'), ...unchanged],
  [
    '9110 13.2.2',
    'a condition that holds, then a range',
    about('If-None-Match: "x"', 'Range: bytes=0-9'),
    ...part('0-9', 10),
  ],
  ['9110 14.1.2', 'the first byte', range('bytes=0-0'), ...part('0-0', 1)],
  ['9110 14.1.2', 'from a byte on', range('bytes=10-'), '206', ['content-range: bytes 10-'], 'full'],
  ['9110 14.1.2', 'the last bytes', range('bytes=-7'), '206', ['content-range: bytes '], 7],
  ['9110 14.1.2', 'more last bytes than there are', range('bytes=-999999999'), '206|200', [], 'full'],
  ['9110 14.1.2', 'an end beyond the end', range('bytes=5-999999999'), '206', ['content-range: bytes 5-'], 'full'],
  ['9110 14.1.2', 'numbers beyond all numbers', range(`bytes=0-${'9'.repeat(40)}`), '206|416|200'],
  ['9110 14.1.2', 'a beginning beyond the end', range('bytes=999999999-'), '416', ['content-range: bytes */']],
  ['9110 14.1.2', 'the last no bytes', range('bytes=-0'), '416', ['content-range: bytes */']],
  ['9110 14.1.1', 'an end before its beginning', range('bytes=5-2'), '200|416'],
  ['9110 14.2', 'what is no range', range('bytes=a-b'), '200|416'],
  ['9110 14.2', 'a hyphen alone', range('bytes=-'), '200|416'],
  ['9110 14.2', 'nothing', range('bytes='), '200|416'],
  ['9110 14.2', 'no equals sign', range('bytes'), ...full],
  ['9110 14.2', 'a unit that nobody knows', range('lines=0-1'), ...full],
  ['9110 14.1', 'a unit in capitals', range('BYTES=0-1'), ...part('0-1', 2)],
  ['9110 5.6.1.2', 'an empty element behind a range', range('bytes=0-1,'), ...part('0-1', 2)],
  ['9110 5.6.1.2', 'an empty element before a range', range('bytes=,0-1'), ...part('0-1', 2)],
  ['9110 14.2', 'two ranges', range('bytes=0-1,4-5'), '200|206'],
  ['9110 14.2', 'two ranges of which one is beyond the end', range('bytes=0-1,999999999-'), '200|206'],
  ['9110 17.15', 'a thousand overlapping ranges', range(`bytes=${'0-,'.repeat(1000)}0-`), '200|416'],
  ['9110 14.2', 'a range and HEAD', ask('HEAD /about', 'Range: bytes=0-9'), '200', [], 0],
  ['9110 14.2', 'a range and POST', ask('POST /about', 'Range: bytes=0-9'), '405'],
  ['9110 14.2', 'a range of what is not there', ask('GET /nope', 'Range: bytes=0-9'), '404'],
  ['9110 14.3', 'support for ranges is stated', about(), '200', ['accept-ranges: bytes']],
  ['9110 15.3.7', '206 has the fields of 200', range('bytes=0-9'), '206', renewed],
  ['9110 15.4.5', '304 has the fields that a cache renews', about('If-None-Match: *'), '304', renewed, 0],
  ['9111 4.2.1', 'a page says how long it is fresh', about(), '200', ['cache-control: no-cache']],
  [
    '9111 4.2.1',
    'so does a file whose name changes with it',
    ask('GET /assets/script-1.js'),
    '200',
    ['cache-control: public, max-age=31536000, immutable'],
  ],
  ['9111 4.2.1', 'so does a redirect', ask('GET /about/'), '301', ['cache-control: public, max-age=3600']],
  ['9111 4.2.1', 'so does what is not there', ask('GET /nope'), '404', ['cache-control']],
  ['9111 5.2.2.5', 'a refusal is not kept', range('bytes=999999999-'), '416', ['cache-control: no-store']],
  ['9111 5.1', 'an origin server sends no Age', about(), '200', ['!age: ']],
  ['9111 5.2.1.4', 'no-cache asks for what there is', about('Cache-Control: no-cache', 'Pragma: no-cache'), ...full],
  ['9111 5.2.1.7', 'only-if-cached is for caches', about('Cache-Control: only-if-cached'), '200|504'],
  [
    '9111 4.3.4',
    'a stored page is renewed by its ETag',
    about('Cache-Control: max-age=0', 'If-None-Match: {etag}'),
    ...unchanged,
  ],
  [
    '9111 4.1',
    'what is chosen by Accept-Encoding says so',
    about('Accept-Encoding: gzip'),
    '200',
    ['vary: accept-encoding'],
  ],
]

/** Rows that `npm start` answers otherwise, by their names, with the reason. */
export const httpExceptions: Readonly<Record<string, string>> = {
  'a later minor version':
    'Node’s parser knows 1.0 and 1.1 only. No HTTP/1.2 was ever written, and RFC 9112 ends the series with 1.1.',
}

/** Returns what is wrong with a response; undefined if nothing is. */
function checkResponse([, , , statuses, headers = [], content]: HttpRow, received: string): string | undefined {
  const responses = received.split(/(?=HTTP\/1\.1 \d{3} )/)
  const sequence = responses.map((response) => response.slice(9, 12)).join(' ')
  if (!statuses.split('|').includes(sequence)) return `statuses ${sequence || 'none'}`
  const last = responses.at(-1) ?? ''
  const end = last.indexOf('\r\n\r\n') + 2
  const head = last.slice(0, end).toLowerCase()
  const wrong = headers.find((line) =>
    line.startsWith('!') ? head.includes(`\r\n${line.slice(1)}`) : !head.includes(`\r\n${line}`),
  )
  if (wrong) return `${wrong} in ${head}`
  const length = content === 'full' ? Number(/^content-length: (\d+)/m.exec(head)?.[1]) : content
  const size = last.length - end - 2
  return length === undefined || length === size ? undefined : `${size} bytes of content`
}

/** Sends every row to a server of a fixture build. Returns the reasons of the failed ones, by their names. */
export async function findFailedRows(place: ServerAddress): Promise<Map<string, string>> {
  const etags = new Map<string, string>()
  for (const coding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': coding, connection: 'close' }
    const { etag = '' } = (await sendRequest(place, { path: '/about', headers })).headers
    etags.set(coding === 'identity' ? '{etag}' : `{etag-${coding}}`, etag)
  }
  const failed = new Map<string, string>()
  for (const row of httpTable) {
    const [section, name, request] = row
    const bytes = request.replace(/\{etag[-a-z]*\}/g, (placeholder) => etags.get(placeholder) ?? placeholder)
    const reason = checkResponse(row, await sendRaw(place, bytes))
    if (reason) failed.set(name, `${section}: ${reason}`)
  }
  return failed
}
