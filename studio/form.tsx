import { useState } from 'preact/hooks';
import type { InputSpec, Manifest } from '../runtime/module.ts';
import type { WarningDetail } from '../runtime/payslip-warnings.ts';
import type { VersionTexts } from '../workbench/studio/studio-data.ts';
import { faultText } from './fault-text.ts';
import { Field } from './field.tsx';
import { type FieldGroup, fieldGroups } from './form-fields.ts';
import { noticedName, noticeText } from './notice-text.ts';
import type { FieldFault } from './outcome.ts';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

interface FormProps {
  readonly manifest: Manifest;
  readonly values: Readonly<Record<string, string>>;
  readonly texts: VersionTexts | null;
  readonly words: PageWords;
  readonly written: Written;
  readonly faults: ReadonlyMap<string, FieldFault>;
  /** What was typed and cannot be read, by wire name. */
  readonly unreadable: ReadonlyMap<string, string>;
  readonly warnings: readonly WarningDetail[];
  readonly onChange: (wire: string, value: string | undefined) => void;
  readonly onUnreadable: (wire: string, fault: string | null) => void;
}

/** The inputs of a scheme: the few that matter, then the others, folded. */
export function Form(props: FormProps) {
  return (
    <>
      {fieldGroups(props.manifest).map((group) =>
        group.kind === 'main' ? (
          <fieldset key={group.kind}>
            <legend>{props.words.groups.main}</legend>
            <Fields {...props} fields={group.fields} />
          </fieldset>
        ) : (
          <Folded key={group.kind} {...props} group={group} />
        ),
      )}
    </>
  );
}

/** Opens by itself where something in it is given or wrong. */
function Folded({ group, ...props }: FormProps & { readonly group: FieldGroup }) {
  const { words, values, faults, unreadable } = props;
  const { kind, fields } = group;
  const given = fields.filter(({ wire }) => values[wire] !== undefined).length;
  const isWrong = fields.some(({ wire }) => faults.has(wire) || unreadable.has(wire));
  const [isOpen, setOpen] = useState(given > 0);
  return (
    <details
      class="group"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary class="group-title">
        {words.groups[kind]}{' '}
        <small class="group-count">{given === 0 ? fields.length : `${given}/${fields.length}`}</small>
      </summary>
      {kind === 'history' && <p class="about">{words.historyAbout}</p>}
      <Fields {...props} fields={fields} />
    </details>
  );
}

function Fields({ fields, ...props }: FormProps & { readonly fields: readonly InputSpec[] }) {
  const { words, written, texts, values, faults, unreadable, warnings } = props;
  return (
    <div class="fields">
      {fields.map((spec) => {
        const fault = faults.get(spec.wire);
        const told = fault === undefined ? null : faultText(fault, words, written);
        return (
          <Field
            key={spec.wire}
            spec={spec}
            value={values[spec.wire]}
            texts={texts?.inputs[spec.id]}
            words={words}
            written={written}
            fault={unreadable.get(spec.wire) ?? told}
            notices={warnings
              .filter((one) => noticedName(one) === spec.wire)
              .map((one) => noticeText(one, words))}
            onChange={(value) => props.onChange(spec.wire, value)}
            onUnreadable={(fault) => props.onUnreadable(spec.wire, fault)}
          />
        );
      })}
    </div>
  );
}
