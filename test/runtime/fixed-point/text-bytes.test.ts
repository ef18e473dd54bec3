import { TextBytes, utf8 } from '../../../runtime/lines/text-bytes.ts';

const [FIRST, SECOND] = [utf8('"año":"€'), utf8('"b":"😀')];

/** Each way of adding text, with what it adds behind `{`. */
const WAYS: Readonly<Record<string, { readonly add: (to: TextBytes) => void; readonly text: string }>> = {
  add: { add: (to) => to.add('ñandú €😀'), text: 'ñandú €😀' },
  bytes: { add: (to) => to.bytes(FIRST), text: '"año":"€' },
  'a first member': { add: (to) => to.member(SECOND), text: '"b":"😀' },
  'a member after another': {
    add: (to) => {
      to.ascii('"a":1');
      to.member(SECOND);
    },
    text: '"a":1,"b":"😀',
  },
  ascii: { add: (to) => to.ascii('0.0833333333'), text: '0.0833333333' },
  cents: { add: (to) => to.cents(123_456_789), text: '1234567.89' },
  'cents under zero': { add: (to) => to.cents(-Number.MAX_SAFE_INTEGER), text: '-90071992547409.91' },
};

test.each(Object.entries(WAYS))('%s grows the memory wherever it ends', (_, { add, text }) => {
  for (let size = 0; size <= 64; size++) {
    const to = new TextBytes(new ArrayBuffer(size));
    to.ascii('{');
    add(to);
    add(to);
    const twice = to.textSince(0);
    expect(twice.startsWith(`{${text}`)).toBe(true);
    expect(to.length).toBe(new TextEncoder().encode(twice).length);
    to.cutAt(1);
    add(to);
    expect(to.textSince(0)).toBe(`{${text}`);
  }
});

test('cents are printed to the last digit, at every count of digits', () => {
  const to = new TextBytes();
  const amounts = [0, -0, 1, 9, 10, 99, 100, 101, 999, 1000, 9_999, 10_000, Number.MAX_SAFE_INTEGER];
  for (let power = 1; power < Number.MAX_SAFE_INTEGER; power *= 10) amounts.push(power - 1, power, power + 5);
  for (const amount of [...amounts, ...amounts.map((one) => -one)]) {
    to.cutAt(0);
    to.cents(amount);
    const digits = String(Math.abs(amount)).padStart(3, '0');
    expect(to.textSince(0)).toBe(`${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
  }
});
