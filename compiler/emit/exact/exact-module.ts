import type { Ir, IrItem, IrNotice } from '../../ir/ir.ts';
import { leadingItems, readsNoStep } from '../../ir/schedule.ts';
import type { Constants } from '../constants.ts';
import { Block, TemporaryNames, withoutUnread } from '../formulas/block.ts';
import { BIGINTS } from '../formulas/whole-numbers.ts';
import { ExactFormulas } from './exact-formulas.ts';
import { ExactInputs } from './exact-inputs.ts';
import { ExactNotices } from './exact-notices.ts';
import { ExactReads } from './exact-reads.ts';
import { ExactSteps } from './exact-steps.ts';
import { inputsRead } from './inputs-read.ts';

/** The part of a module that computes in big integers, and the tables and figures that it reads. */
export interface ExactModule {
  readonly lines: readonly string[];
  readonly figures: ReadonlySet<string>;
  readonly tables: ReadonlySet<string>;
}

const STOP = 'if (ledger.refused) return ledger.close();';

/** Writes everything of one rule file that runs in big integers. */
class ExactWriter {
  readonly #ir: Ir;
  readonly #names = new TemporaryNames();
  readonly #formulas: ExactFormulas;
  readonly #inputs: ExactInputs;
  readonly #steps: ExactSteps;
  readonly #notices: ExactNotices;

  constructor(ir: Ir, constants: Constants) {
    this.#ir = ir;
    this.#formulas = new ExactFormulas(ir, constants);
    const inputs = ir.items.filter((item) => item.item === 'input');
    this.#inputs = new ExactInputs(inputs, this.#formulas, inputsRead(ir));
    this.#steps = new ExactSteps(this.#formulas, new ExactReads(ir, this.#formulas));
    this.#notices = new ExactNotices(this.#formulas, ir.scheme.currency);
  }

  #block(write: (block: Block) => void): readonly string[] {
    const block = new Block(this.#names, [], false, BIGINTS);
    write(block);
    return block.written();
  }

  #noticeLines(notices: readonly IrNotice[]): readonly string[] {
    return notices.flatMap((notice) => this.#block((block) => this.#notices.notice(notice, block)));
  }

  #item(item: IrItem): readonly string[] {
    return this.#block((block) => {
      if (item.item === 'step') this.#steps.step(item, block);
      else {
        this.#inputs.checks(item, block);
        block.add(STOP);
        this.#inputs.value(item, block);
      }
    });
  }

  /** Inputs first, each refused before anything is computed from it; then refusals; then steps; then warnings. */
  #body(): readonly string[] {
    const ir = this.#ir;
    const leading = leadingItems(ir);
    const inputs = [...leading].filter((item) => item.item === 'input');
    const notices = Map.groupBy(ir.notices, (notice) => {
      if (notice.kind === 'warn') return 'warn';
      return readsNoStep(ir, notice) ? 'early' : 'late';
    });
    const rest = ir.items.filter((item) => !leading.has(item));
    const checks = inputs.flatMap((input) => this.#block((block) => this.#inputs.checks(input, block)));
    const values = inputs.flatMap((input) => this.#block((block) => this.#inputs.value(input, block)));
    const early = this.#noticeLines(notices.get('early') ?? []);
    const computed = rest.flatMap((item) => ['', ...this.#item(item)]);
    const after = this.#noticeLines([...(notices.get('late') ?? []), ...(notices.get('warn') ?? [])]);
    return [
      ...checks,
      ...(inputs.length === 0 ? [] : ['', STOP]),
      ...values,
      ...(early.length === 0 ? [] : ['', ...early, STOP]),
      ...computed,
      ...(after.length === 0 ? [] : ['', ...after]),
    ];
  }

  write(rounding: string): ExactModule {
    const body = this.#body();
    const formulas = this.#formulas;
    const lines = withoutUnread([...formulas.periodLines(), '', ...body]);
    const uses = (name: string): boolean => lines.some((line) => line.includes(name));
    const figures = formulas.figures.declaration();
    const inside = [
      ...(uses('$at') || uses('$e.') ? ['const $at = call.referenceDate;'] : []),
      ...(uses('$e.') ? ['const $e = $exactFigures($at);'] : []),
      `const ledger = new rt.Ledger(manifest, call, ${rounding});`,
      ...lines,
      '',
      'return ledger.close();',
    ];
    return {
      lines: [
        ...figures,
        'function byFractions(call: rt.Call): rt.Outcome {',
        ...inside.map((line) => (line === '' ? '' : `  ${line}`)),
        '}',
      ],
      figures: new Set([...formulas.rowsRead, ...formulas.figures.rowsRead]),
      tables: formulas.tables.read,
    };
  }
}

/** The part of a module that computes in big integers; `rounding` is the code of the scheme's. */
export function writeExactModule(ir: Ir, rounding: string, constants: Constants): ExactModule {
  return new ExactWriter(ir, constants).write(rounding);
}
