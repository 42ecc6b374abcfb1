import { createExpectation, createGetRequest, createHttpCases, createRequest, joinLines } from './http-case.ts'

const date =
  /^date: (Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT\r$/im
const allow = /^allow: GET, HEAD\r$/im
const vary = /^vary: accept-encoding\r$/im
const coded = (coding: string) =>
  createExpectation('200', [new RegExp(`^content-encoding: ${coding}\\r$`, 'im'), vary], 'full')
const plain = { statuses: ['200'], not: [/^content-encoding/im], head: [vary], content: 'full' } as const
const accepting = (value: string) => createGetRequest('/about', `Accept-Encoding: ${value}`)

/** Semantics of requests and responses, without conditional and range requests. */
export const semanticsCases = createHttpCases('9110', [
  [
    '2.5',
    'a later minor version',
    joinLines('GET /about HTTP/1.2', 'Host: a'),
    '200',
    'Node’s parser knows 1.0 and 1.1 only. No HTTP/1.2 was ever written, and RFC 9112 ends the series with 1.1.',
  ],
  ['2.5', 'HTTP/1.0 is answered in HTTP/1.1', joinLines('GET /about HTTP/1.0'), '200'],
  ['15.6.6', 'another major version', joinLines('GET /about HTTP/2.0', 'Host: a'), createExpectation('505', [date])],
  [
    '15.6.6',
    'a major version of the future',
    joinLines('GET /about HTTP/9.9', 'Host: a'),
    createExpectation('505', [date]),
  ],
  ['5.1', 'fields that nobody knows', createGetRequest('/about', 'X-Nobody: knows', 'Forwarded: for=x'), '200'],
  [
    '5.3',
    'lines of one list field are one list',
    createGetRequest('/about', 'If-None-Match: "x"', 'If-None-Match: {etag}'),
    '304',
  ],
  [
    '5.4',
    'a field section of 20,000 bytes',
    createGetRequest('/about', `X: ${'a'.repeat(20_000)}`),
    createExpectation('431|400', [date]),
  ],
  ['5.5', 'bytes beyond ASCII in a value', createGetRequest('/about', 'X: \xe9\xff'), '200'],
  ['5.5', 'NUL in a value', createGetRequest('/about', 'X: a\0b'), '400'],
  ['5.6.1', 'empty elements of a list', accepting(', ,br,,'), coded('br')],
  ['6.6.1', 'Date with 200', createGetRequest('/about'), createExpectation('200', [date])],
  ['6.6.1', 'Date with 304', createGetRequest('/about', 'If-None-Match: *'), createExpectation('304', [date])],
  ['6.6.1', 'Date with 400', createGetRequest('/about', 'no colon'), createExpectation('400', [date])],
  ['6.6.1', 'Date with 404', createGetRequest('/nope'), createExpectation('404', [date])],
  ['6.6.1', 'Date with 405', createRequest('CONNECT a:1'), createExpectation('400|405|501', [date])],
  ['6.6.1', 'Date with 414', createGetRequest(`/${'a'.repeat(20_000)}`), createExpectation('414', [date])],
  [
    '7.6.1',
    'fields that Connection names are not taken for end to end',
    createGetRequest('/about', 'Connection: x', 'X: 1'),
    '200',
  ],
  [
    '7.8',
    'an upgrade that nobody knows is passed over',
    createGetRequest('/about', 'Connection: upgrade', 'Upgrade: foo/1'),
    '200',
  ],
  [
    '7.8',
    'a request behind an upgrade',
    createGetRequest('/about', 'Connection: upgrade', 'Upgrade: foo') + createGetRequest('/team'),
    '200 200',
  ],
  [
    '7.8',
    'a request before and one behind',
    createGetRequest('/team') +
      createGetRequest('/about', 'Connection: upgrade', 'Upgrade: h2c') +
      createGetRequest('/team'),
    '200 200 200',
  ],
  [
    '7.8',
    'an upgrade that Connection does not name',
    createGetRequest('/about', 'Upgrade: foo') + createGetRequest('/team'),
    '200 200',
  ],
  [
    '7.8',
    'an upgrade with content',
    `${createRequest('POST /about', 'Connection: upgrade', 'Upgrade: foo', 'Content-Length: 3')}abc`,
    '405',
  ],
  ['8.3', 'Content-Type', createGetRequest('/about'), createExpectation('200', [/^content-type: text\/html/im])],
  ['8.6', 'Content-Length is the length', createGetRequest('/about'), createExpectation('200', [], 'full')],
  [
    '8.8.3',
    'ETag is a quoted string',
    createGetRequest('/about'),
    createExpectation('200', [/^etag: (W\/)?"[\x21\x23-\x7e]+"\r$/im]),
  ],
  [
    '9.3.1',
    'content with GET changes nothing',
    `${createGetRequest('/about', 'Content-Length: 3')}abc`,
    createExpectation('200', [], 'full'),
  ],
  [
    '9.3.2',
    'HEAD has the fields of GET and no content',
    createRequest('HEAD /about'),
    createExpectation('200', [/^content-length: [1-9]/im, /^etag/im], 0),
  ],
  ['9.3.2', 'HEAD of what is not there', createRequest('HEAD /nope'), createExpectation('404', [], 0)],
  [
    '9.3.2',
    'HEAD in a coding',
    createRequest('HEAD /about', 'Accept-Encoding: br'),
    createExpectation('200', [/^content-encoding: br\r$/im], 0),
  ],
  ['9.3.3', 'POST to a page', createRequest('POST /about'), createExpectation('405', [allow, date])],
  ['9.3.4', 'PUT', createRequest('PUT /about', 'Content-Length: 0'), createExpectation('405', [allow])],
  ['9.3.5', 'DELETE', createRequest('DELETE /about'), createExpectation('405', [allow])],
  ['9.3.7', 'OPTIONS', createRequest('OPTIONS /about'), createExpectation('200|204|405', [allow])],
  [
    '9.3.8',
    'TRACE says nothing back',
    createRequest('TRACE /about', 'X: canary'),
    { statuses: ['405', '501'], not: [/canary/] },
  ],
  [
    '10.1.1',
    'nobody is asked for content that nobody wants',
    createRequest('POST /about', 'Expect: 100-continue', 'Content-Length: 9'),
    '405',
  ],
  ['10.1.1', 'an expectation without content', createGetRequest('/about', 'Expect: 100-continue'), '200'],
  [
    '10.1.1',
    'an expectation in capitals',
    createRequest('POST /about', 'Expect: 100-CONTINUE', 'Content-Length: 9'),
    '405',
  ],
  [
    '10.1.1',
    'an expectation that nobody knows',
    createGetRequest('/about', 'Expect: miracles'),
    createExpectation('200|417', [date, /^x-content-type-options: nosniff/im]),
  ],
  [
    '10.1.1',
    'HTTP/1.0 gets no 100',
    `${joinLines('POST /about HTTP/1.0', 'Expect: 100-continue', 'Content-Length: 1')}a`,
    '405',
  ],
  ['10.2.2', 'Location', createGetRequest('/about/'), createExpectation('301|308', [/^location: \/about\r$/im])],
  [
    '10.2.2',
    'Location keeps the query',
    createGetRequest('/about/?a=1'),
    createExpectation('301|308', [/^location: \/about\?a=1\r$/im]),
  ],
  ['12.5.3', 'no Accept-Encoding', createGetRequest('/about'), plain],
  ['12.5.3', 'an empty one', accepting(''), plain],
  ['12.5.3', 'brotli', accepting('br'), coded('br')],
  ['12.5.3', 'gzip', accepting('gzip'), coded('gzip')],
  ['8.4.1.3', 'x-gzip is gzip', accepting('x-gzip'), createExpectation('200', [], 'full')],
  ['12.5.3', 'what a browser sends', accepting('gzip, deflate, br, zstd'), coded('br')],
  ['12.5.3', 'a coding in capitals', accepting('GZIP'), coded('gzip')],
  ['12.5.3', 'two lines', createGetRequest('/about', 'Accept-Encoding: x', 'Accept-Encoding: gzip'), coded('gzip')],
  ['12.4.2', 'a coding with weight 0', accepting('br;q=0, gzip'), coded('gzip')],
  ['12.4.2', 'a coding with weight 0.000', accepting('br;q=0.000'), plain],
  ['12.4.2', 'the heavier of two', accepting('br;q=0.5, gzip;q=0.9'), coded('gzip')],
  ['12.4.2', 'white space around a weight', accepting('br ; q=0, gzip ; Q=1'), coded('gzip')],
  ['12.5.3', 'all refused but one', accepting('*;q=0, gzip'), coded('gzip')],
  ['12.5.3', 'identity alone', accepting('identity'), plain],
  ['12.5.3', 'a coding that nobody has', accepting('zstd'), plain],
  ['12.5.3', 'even identity refused', accepting('identity;q=0, zstd'), '200|406'],
  ['12.5.5', 'Vary with what is not coded', accepting('identity'), createExpectation('200', [vary])],
  ['15.5.5', 'what is not there', createGetRequest('/nope'), createExpectation('404', [], 'full')],
  [
    '15.5.5',
    'what is not there, by brotli',
    createGetRequest('/nope', 'Accept-Encoding: br'),
    createExpectation('404', [vary], 'full'),
  ],
])
