import { describe, expect, it } from 'vitest';
import { withoutAskedAddress } from './asked-address.ts';

const payload = (address: string) =>
  `1:"$Sreact.fragment"\n2:T8,ü "c":[""\n0:{"P":null,"c":[${address}],"q":"","i":false,"t":{"c":["a","b"],"q":1}}\n3:["é"]\n`;
const without = (text: string) => withoutAskedAddress(Buffer.from(text)).toString('utf8');

describe('SEC1 a payload', () => {
  it.each([
    '"","films","a-film-1"',
    '"","films?email=somebody@example.com\\u0026x=1"',
    '"","404_NOT_FOUND?a=\\"],\\"q\\":\\"b\\\\"',
    '"","?é=%22"',
  ])('does not keep the address by which it was first asked for: %s', (address) => {
    expect(without(payload(address))).toBe(payload('"",""'));
  });

  it('is the same when it is read again, and when its root stands first', () => {
    expect(without(without(payload('"","films"')))).toBe(payload('"",""'));
    expect(without('0:{"P":"$1","c":["","a"],"q":""}')).toBe('0:{"P":"$1","c":["",""],"q":""}');
  });

  it.each(['', '1:"a"\n', '2:{"c":["","a"],"q":""}', 'x0:{"P":null,"c":["","a"],"q":""}\n'])(
    'without a root stays as it is: %j',
    (text) => {
      expect(without(text)).toBe(text);
    },
  );
});
