import type { Dated } from './dated.ts';

interface Bracket {
  readonly upTo: string;
  readonly amount: string;
}

/** rules/cl/law.md 4.9: brackets A, B and C; above C nothing is paid. */
export const FAMILY_ALLOWANCE: readonly Dated<readonly Bracket[]>[] = [
  {
    from: '2020-03-01',
    value: [
      { upTo: '336055', amount: '13155' },
      { upTo: '490844', amount: '8073' },
      { upTo: '765550', amount: '2551' },
    ],
  },
  {
    from: '2020-09-01',
    value: [
      { upTo: '342346', amount: '13401' },
      { upTo: '500033', amount: '8224' },
      { upTo: '779882', amount: '2599' },
    ],
  },
  {
    from: '2021-05-01',
    value: [
      { upTo: '353356', amount: '13832' },
      { upTo: '516114', amount: '8488' },
      { upTo: '804962', amount: '2683' },
    ],
  },
  {
    from: '2022-01-01',
    value: [
      { upTo: '366987', amount: '14366' },
      { upTo: '536023', amount: '8815' },
      { upTo: '836014', amount: '2786' },
    ],
  },
  {
    from: '2022-05-01',
    value: [
      { upTo: '398443', amount: '15597' },
      { upTo: '581968', amount: '9571' },
      { upTo: '907672', amount: '3025' },
    ],
  },
  {
    from: '2022-08-01',
    value: [
      { upTo: '419414', amount: '16418' },
      { upTo: '612598', amount: '10075' },
      { upTo: '955444', amount: '3184' },
    ],
  },
  {
    from: '2023-01-01',
    value: [
      { upTo: '429899', amount: '16828' },
      { upTo: '627913', amount: '10327' },
      { upTo: '979330', amount: '3264' },
    ],
  },
  {
    from: '2023-05-01',
    value: [
      { upTo: '515879', amount: '20328' },
      { upTo: '753496', amount: '12475' },
      { upTo: '1175196', amount: '3942' },
    ],
  },
  {
    from: '2023-09-01',
    value: [
      { upTo: '539328', amount: '20328' },
      { upTo: '787746', amount: '12475' },
      { upTo: '1228614', amount: '3942' },
    ],
  },
  {
    from: '2024-07-01',
    value: [
      { upTo: '586227', amount: '21243' },
      { upTo: '856247', amount: '13036' },
      { upTo: '1335450', amount: '4119' },
    ],
  },
  {
    from: '2025-01-01',
    value: [
      { upTo: '598698', amount: '21243' },
      { upTo: '874460', amount: '13036' },
      { upTo: '1363858', amount: '4119' },
    ],
  },
  {
    from: '2025-05-01',
    value: [
      { upTo: '620251', amount: '22007' },
      { upTo: '905941', amount: '13505' },
      { upTo: '1412957', amount: '4267' },
    ],
  },
  {
    from: '2026-01-01',
    value: [
      { upTo: '631976', amount: '22007' },
      { upTo: '923067', amount: '13505' },
      { upTo: '1439668', amount: '4267' },
    ],
  },
  {
    from: '2026-05-01',
    value: [
      { upTo: '649039', amount: '22601' },
      { upTo: '947990', amount: '13870' },
      { upTo: '1478539', amount: '4382' },
    ],
  },
];
