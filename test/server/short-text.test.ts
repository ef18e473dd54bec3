import { modules } from '../../generated/rules/index.ts';
import { syntheticPayslips } from '../../server/payroll/synthetic-payslip.ts';
import { ShortTexts } from '../../server/store/short-text.ts';

/** The texts under a model, as strings. */
class Texts {
  readonly #texts: ShortTexts;

  constructor(model: string) {
    this.#texts = new ShortTexts(Buffer.from(model));
  }

  shorten(text: string): string {
    return Buffer.from(this.#texts.shorten(Buffer.from(text))).toString();
  }

  lengthen(short: string): string {
    return Buffer.from(this.#texts.lengthen(Buffer.from(short))).toString();
  }
}

const MODEL =
  '{"id":"e1","sueldo":"1000000.00"}\n' +
  '[{"concept_id":"hora","inputs":{"sueldo":"1000000.00"},"result_exact":"50000/11","result_final":"4545.454545",' +
  '"result_raw":"4545.454545"},{"concept_id":"bruto","exact":{"hora":"50000/11"},"inputs":{"hora":"4545.454545"},' +
  '"result_final":"1000000.00","result_raw":"1000000.00"}]\n' +
  '{"employee_id":"e1","lines":[{"id":"bruto","amount":"1000000.00","base":"4545.454545"}]}';

const TEXT = MODEL.replaceAll('1000000.00', '2200000.00')
  .replaceAll('50000/11', '110000/11')
  .replaceAll('4545.454545', '10000.00')
  .replaceAll('e1', 'emp-7');

/** What is stored is read by this for ever. */
const SHORT =
  '{"id":"emp-7","sueldo":"2200000.00"}\n' +
  '[{"concept_id":"hora","inputs":{"sueldo":\u0001},"result_exact":"110000/11","result_final":"10000.00",' +
  '"result_raw":\u0001},{"concept_id":"bruto","exact":{"hora":\u0002},"inputs":{"hora":\u0001},' +
  '"result_final":\u0002,"result_raw":\u0001}]\n' +
  '{"employee_id":"emp-7","lines":[{"id":"bruto","amount":\u0001,"base":\u0002}]}';

test('what can be guessed is a mark, and guessed alike for ever', () => {
  const texts = new Texts(MODEL);
  expect(texts.shorten(TEXT)).toBe(SHORT);
  expect(new Texts(MODEL).lengthen(SHORT)).toBe(TEXT);
});

test('what one text says is not guessed in the next one', () => {
  const texts = new Texts(MODEL);
  const other = '{"lines":[{"id":"bruto","amount":"7.00"}]}';
  texts.shorten(TEXT);
  expect(texts.shorten(other)).toBe(other);
  expect(() => texts.lengthen('{"sueldo":\u0001}')).toThrow('nothing can be guessed');
});

test('payslips of every country come back from under the model of another one', () => {
  const newest = new Map(modules.map((one) => [`${one.manifest.country}.${one.manifest.scheme}`, one]));
  const payslips = [...newest.values()].map((module) => syntheticPayslips(module, '0'.repeat(40)));
  for (const [at, model] of payslips.entries()) {
    const texts = new Texts(model);
    for (const payslip of [model, payslips[(at + 1) % payslips.length] ?? '']) {
      const short = texts.shorten(payslip);
      expect(short.length).toBeLessThan(payslip.length);
      expect(texts.lengthen(short)).toBe(payslip);
    }
  }
});

/** The same numbers each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test('whatever a text is, it comes back as it was', () => {
  const next = numbers(7);
  const words = [
    '"',
    '":"',
    '":',
    ',',
    '\\',
    '"id":"',
    '"amount":"',
    '"result_raw":"',
    '"base":"',
    'a',
    '1/3',
    '9',
  ];
  const random = () => Array.from({ length: 1 + next(60) }, () => words[next(words.length)]).join('');
  for (let time = 0; time < 3000; time++) {
    const [model, text] = [random(), random()];
    const texts = new Texts(model);
    expect([model, text, texts.lengthen(texts.shorten(text))]).toEqual([model, text, text]);
  }
});

test('a text with a mark is refused', () => {
  expect(() => new Texts(MODEL).shorten('{"label":"\u0002"}')).toThrow('control character');
});
