import type { RuleEngine } from './engine.ts';
import { jsonRulesEngine } from './json-rules.ts';
import { publicodes } from './publicodes.ts';
import { zen } from './zen.ts';

export const engines: readonly RuleEngine[] = [zen, jsonRulesEngine, publicodes];
