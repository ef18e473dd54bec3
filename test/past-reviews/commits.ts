/** Twenty of the commits that touched rules: small and large ones, tests or notes alone, laws that come, rules of the first days. */
export const COMMITS: readonly string[] = [
  '66fec222',
  'bc7d62ea',
  '5281eb9c',
  '2f198075',
  'b8812c49',
  'e98b9d23',
  '008517db',
  'fd996bc9',
  '0aaa77ab',
  'f76e8b43',
  'fc9ea6bf',
  '612c6647',
  '07584554',
  '8f9f00cc',
  'c0ce7dd9',
  'baed1e74',
  '4b60cb71',
  'b3a299cd',
  'd06a70b1',
  'a2634e32',
];

/** Those whose comments stand whole on the page. */
export const SHOWN: readonly string[] = ['e98b9d23', 'b3a299cd', 'd06a70b1'];
