import type { CalculationRequest } from '../runtime/calculate.ts';
import type { SolvedTexts } from '../runtime/curves/solved-texts.ts';
import type { CurveJson } from '../workbench/curves/curve-json.ts';
import type { Language } from '../workbench/docs/formula-language.ts';
import type { EditedRules } from '../workbench/edited-law/messages.ts';

/** The amounts that are drawn. */
export const DRAWN = ['net_salary', 'employer_total_cost'] as const;

/** What a curve is asked for, of the worker. */
export interface CurveQuestion {
  /** The address of the module of the rules in force. */
  readonly module: string;
  /** The rules as they are edited, which are drawn beside those in force; null where nobody has edited them. */
  readonly edited: EditedRules | null;
  readonly request: CalculationRequest;
  /** The wire name of the input that moves, and how far. */
  readonly by: string;
  readonly to: string;
  /** The net that some gross is to give; null where that is not asked. */
  readonly net: string | null;
  readonly language: Language;
}

/** The curve as numbers and as a picture, and every answer to the net that was asked for; or why there is none. */
export type CurveAnswer =
  | {
      readonly kind: 'curve';
      readonly svg: string;
      readonly curve: CurveJson;
      readonly solved: SolvedTexts | null;
    }
  | { readonly kind: 'refused' | 'too many turns' };
