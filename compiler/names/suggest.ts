export { editDistance, suggest } from '../../dsl/suggest.ts';
