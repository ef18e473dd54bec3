import { checkSchemeFiles } from '../../compiler/scheme-files.ts';
import { schemeOf } from './parameters/file-context.ts';

function file(path: string, validFrom: string, validUntil: string, id = 'ordinario') {
  return { path, scheme: schemeOf({ id, validFrom, validUntil }) };
}

function said(files: Parameters<typeof checkSchemeFiles>[0]): readonly string[] {
  return checkSchemeFiles(files).map((one) => `${one.path} ${one.code} ${one.message}`);
}

test('files that follow each other are fine, whatever their order', () => {
  const files = [file('2026.pay', '2026-01-01', '2026-12-31'), file('2025.pay', '2025-01-01', '2025-12-31')];
  expect(said(files)).toEqual([]);
});

test('an overlap is told in the later file', () => {
  const files = [file('a.pay', '2024-01-01', '2024-05-31'), file('b.pay', '2024-05-01', '2024-12-31')];
  expect(said(files)).toEqual([
    'b.pay PAY613 two files hold CO.ordinario from 2024-05-01 to 2024-05-31: this one and a.pay',
  ]);
});

test('a hole is told in the file after it', () => {
  const files = [file('a.pay', '2024-01-01', '2024-04-30'), file('b.pay', '2024-06-01', '2024-12-31')];
  expect(said(files)).toEqual([
    'b.pay PAY614 no file holds CO.ordinario from 2024-05-01 to 2024-05-31: this one begins after a.pay has ended',
  ]);
});

test('a short file inside a long one leaves no hole behind it', () => {
  const files = [
    file('a.pay', '2024-01-01', '2024-12-31'),
    file('b.pay', '2024-03-01', '2024-03-31'),
    file('c.pay', '2025-01-01', '2025-12-31'),
  ];
  expect(said(files)).toHaveLength(1);
});

test('other schemes have files of their own', () => {
  const files = [
    file('a.pay', '2024-01-01', '2024-12-31'),
    file('b.pay', '2024-01-01', '2024-12-31', 'integral'),
  ];
  expect(said(files)).toEqual([]);
});
