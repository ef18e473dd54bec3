import { allTokens } from '../lexer/tokens.ts';
import { PayParser } from './pay-parser.ts';

/** The one parser: making it analyses the whole grammar. */
export const parser = new PayParser([...allTokens]);
