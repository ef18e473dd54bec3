import { leadingItems } from '../../runtime/ir/schedule.ts';
import type { LayoutJson, StepJson } from '../../runtime/law/layout-json.ts';
import type { Ir, IrInput, IrItem, IrNotice, IrStep } from '../ir/ir.ts';
import { Block, TemporaryNames } from './block.ts';
import type { Statement } from './code.ts';
import * as code from './code.ts';
import { Formulas } from './formulas.ts';
import { scaleOf } from './input-scale.ts';
import { Inputs } from './inputs.ts';
import { looped } from './loops.ts';
import type { ParameterField } from './parameters.ts';
import { simplified } from './simplify.ts';
import { Steps } from './steps.ts';
import { wholeJson } from './whole.ts';

/**
 * The rules of one file in plain whole numbers: what is computed into the slots of a payslip, as statements, and what
 * everything else needs to know of these slots, as data.
 */
export interface Program {
  /** Parameters and tables of a date. */
  readonly parameters: readonly ParameterField[];
  /** Those that formulas read at other dates; none in most laws. */
  readonly elsewhere: readonly ParameterField[];
  /** Computes a payslip; gives up what plain numbers do not hold, and what the rules refuse. */
  readonly compute: readonly Statement[];
  readonly layout: LayoutJson;
}

/** The comment over the statements of an item: its label and its law. */
function labelOf({ label, law }: IrItem): string {
  return law === null ? label : `${label} · ${law}`;
}

/** The program of a rule file. */
export function programOf(ir: Ir): Program {
  const names = new TemporaryNames();
  const formulas = new Formulas(ir);
  const inputs = new Inputs(formulas);
  const steps = new Steps(formulas);
  const irInputs = ir.items.filter((item): item is IrInput => item.item === 'input');
  const irSteps = ir.items.filter((item): item is IrStep => item.item === 'step');
  const placed: StepJson[] = [];

  const written = (comment: string | null, write: (block: Block) => void): readonly Statement[] => {
    const block = new Block(names);
    write(block);
    const statements = block.written();
    return comment === null ? statements : [{ kind: 'comment', text: comment }, ...statements];
  };
  const itemOf = (item: IrItem): readonly Statement[] =>
    item.item === 'step'
      ? written(labelOf(item), (block) => {
          const place = irSteps.indexOf(item);
          placed[place] = steps.step(item, place, block);
        })
      : written(labelOf(item), (block) => inputs.value(item, irInputs.indexOf(item), block));
  const noticesOf = (kind: IrNotice['kind']): readonly Statement[] =>
    ir.notices.flatMap((notice, place) =>
      notice.kind === kind ? written(null, (block) => steps.notice(notice, place, block)) : [],
    );

  const sent = written(null, (block) => {
    for (const [place, input] of irInputs.entries()) inputs.sent(input, place, block);
  });
  const leading = leadingItems(ir);
  const items = [...leading, ...ir.items.filter((item) => !leading.has(item))].flatMap(itemOf);
  const [refusals, warnings] = [noticesOf('refuse'), noticesOf('warn')];
  // Warnings are only for who asks for them.
  const test = code.binary(code.name('$notes'), '!==', code.name('null'));
  const warned: readonly Statement[] =
    warnings.length === 0 ? [] : [{ kind: 'if', branches: [{ test, body: warnings }] }];
  const { parameters, reads, slots } = formulas;
  return {
    parameters: parameters.fields,
    elsewhere: parameters.elsewhere,
    compute: looped(simplified([...sent, ...items, ...refusals, ...warned])),
    layout: {
      size: slots.size,
      scales: irInputs.map((input) => wholeJson(scaleOf(input, ir))),
      values: reads.values.all,
      tables: reads.tables.all,
      steps: placed,
    },
  };
}
