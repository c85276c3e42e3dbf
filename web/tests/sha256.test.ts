import { expect, test } from 'vitest';
import { ascii, fromHex, hex, hmacSha256, join, sha256 } from '../src/lib/dice-check/sha256';

// FIPS 180-2, appendix B, and NIST's million times “a”.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('SHA-256 of a known text', (text, digest) => {
  expect(hex(sha256(ascii(text)))).toBe(digest);
});

test('lengths around a block end', async () => {
  for (const length of [54, 55, 56, 57, 63, 64, 65, 119, 120, 128]) {
    const message = Uint8Array.from({ length }, (_, i) => i * 7);
    const expected = new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', message));
    expect(hex(sha256(message))).toBe(hex(expected));
  }
});

// RFC 4231, cases 1, 2 and 6.
test.each([
  ['0b'.repeat(20), hex(ascii('Hi There')), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    hex(ascii('Jefe')),
    hex(ascii('what do ya want for nothing?')),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    'aa'.repeat(131),
    hex(ascii('Test Using Larger Than Block-Size Key - Hash Key First')),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
])('HMAC of a known key and text', (key, message, digest) => {
  expect(hex(hmacSha256(fromHex(key)!, fromHex(message)!))).toBe(digest);
});

test('hexadecimal text and back', () => {
  expect(fromHex('00ff10')).toEqual(new Uint8Array([0, 255, 16]));
  expect([fromHex('0'), fromHex('FF'), fromHex(null), fromHex('zz')]).toEqual([null, null, null, null]);
  expect(join(new Uint8Array([1]), new Uint8Array(), new Uint8Array([2, 3]))).toEqual(new Uint8Array([1, 2, 3]));
});
