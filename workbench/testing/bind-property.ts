import type { Name } from '../../dsl/ast/ast.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { testPhrases } from '../../dsl/diagnostics/phrases/tests.ts';
import type { Manifest, StepSpec } from '../../runtime/module.ts';
import type { Declared } from './literal-value.ts';
import { LINE_PROPERTIES, type LineProperty, type LineTarget, type Target } from './rule-test.ts';

/** Everything that may stand before the parenthesis: `month(x)` is the amount of the month. */
export const PROPERTIES = ['month', ...LINE_PROPERTIES] as const;

/** The target of an expectation, and the type of its value. */
export interface FoundTarget extends Omit<Declared, 'currency'> {
  readonly target: Target;
}

type Found = FoundTarget | { readonly problem: Said };

interface PropertyRule {
  readonly bears: (step: StepSpec) => boolean;
  readonly problem: Said;
  readonly type: Declared['type'];
}

const RULES: Readonly<Record<LineProperty, PropertyRule>> = {
  taxable: {
    bears: ({ kind }) => kind === 'perception',
    problem: testPhrases.onlyAPerceptionIsTaxableOr,
    type: 'boolean',
  },
  imss_base: {
    bears: ({ kind }) => kind === 'perception',
    problem: testPhrases.onlyAPerceptionEntersTheBase,
    type: 'boolean',
  },
  tags: {
    bears: ({ kind }) => kind === 'perception' || kind === 'deduction',
    problem: testPhrases.onlyPerceptionsAndDeductionsBearTags,
    type: 'text',
  },
  bracket: {
    bears: ({ bracket }) => bracket !== null,
    problem: testPhrases.noRowOfATableIs,
    type: 'money',
  },
  law: { bears: ({ source }) => source !== null, problem: testPhrases.itCitesNoLaw, type: 'text' },
};

function isLineProperty(text: string): text is LineProperty {
  return LINE_PROPERTIES.some((one) => one === text);
}

/** `month(x)`: what the whole month would pay. */
function ofMonth(found: FoundTarget & { readonly target: LineTarget }, manifest: Manifest): Found {
  if (manifest.proration !== 'split_monthly') return { problem: testPhrases.thisSchemeDoesNotSplitIts };
  return { ...found, target: { of: 'month', target: found.target } };
}

/** The property of what was named, or why it has none. */
export function propertyOf(
  property: Name,
  found: FoundTarget & { readonly target: LineTarget },
  manifest: Manifest,
): Found {
  if (property.text === 'month') return ofMonth(found, manifest);
  if (!isLineProperty(property.text)) return { problem: testPhrases.isNotKnown(property.text) };
  const { bears, problem, type } = RULES[property.text];
  const { target } = found;
  if (target.of !== 'step' || !bears(target.step)) return { problem };
  return { target: { of: 'property', property: property.text, step: target.step }, type, words: [] };
}
