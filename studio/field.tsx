import { useId, useState } from 'preact/hooks';
import { ownValue } from '../runtime/module/own-value.ts';
import type { InputSpec } from '../runtime/module.ts';
import { exact, mul, parseDecimal } from '../runtime/numbers/exact.ts';
import { printPlain } from '../runtime/numbers/print.ts';
import type { InputTexts } from '../workbench/studio/studio-data.ts';
import { Markup } from './markup.tsx';
import { separatorsOf, typedDecimal, typedPercent } from './typed-number.ts';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

interface FieldProps {
  readonly spec: InputSpec;
  /** As it is sent; undefined where nothing is. */
  readonly value: string | undefined;
  readonly texts: InputTexts | undefined;
  readonly words: PageWords;
  readonly written: Written;
  readonly fault: string | null;
  readonly notices: readonly string[];
  /** `null` for what cannot be read, with what is wrong. */
  readonly onChange: (value: string | undefined) => void;
  readonly onUnreadable: (fault: string | null) => void;
}

const DIGITS = 12;

/** One input of the rules: its label, its control, what is usual, its law, and what is wrong with it. */
export function Field(props: FieldProps) {
  const id = useId();
  const { spec, texts, words, written, fault, notices } = props;
  const isChecked = spec.type === 'boolean' && spec.defaultValue !== null;
  const described = {
    id,
    name: spec.wire,
    'aria-describedby': `${id}-about`,
    'aria-invalid': fault !== null,
  };
  return (
    <div class={`field${isChecked ? ' checked' : ''}${fault === null ? '' : ' faulty'}`}>
      <label for={id} lang={written.labels}>
        {spec.label}
      </label>
      <Control {...props} described={described} />
      <div class="field-about" id={`${id}-about`}>
        {fault !== null && <p class="fault">{fault}</p>}
        {notices.map((notice) => (
          <p class="notice" key={notice}>
            {notice}
          </p>
        ))}
        {spec.requiredWhen !== null && ownNeed(texts, words)}
        {spec.defaultValue === null && texts !== undefined && texts.usual !== null && (
          <p>
            {words.usually}: <Markup of={texts.usual} />
          </p>
        )}
        {texts !== undefined && texts.note !== null && <p lang={written.labels}>{texts.note}</p>}
        {spec.law !== null && (
          <p class="law" lang={written.locale}>
            {spec.law}
          </p>
        )}
      </div>
    </div>
  );
}

function ownNeed(texts: InputTexts | undefined, words: PageWords) {
  if (texts === undefined || texts.requiredWhen === null) return null;
  return (
    <p>
      {words.neededWhen} <Markup of={texts.requiredWhen} />
    </p>
  );
}

interface Described {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
}

type ControlProps = FieldProps & { readonly described: Described };

function Control(props: ControlProps) {
  const { spec, value, described, words, onChange } = props;
  switch (spec.type) {
    case 'boolean':
      return spec.defaultValue === null ? <TruthChoice {...props} /> : <Check {...props} />;
    case 'choice':
      return (
        <select
          {...described}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        >
          <option value="">{usualWord(spec, words)}</option>
          {spec.words.map((word) => (
            <option key={word} value={word}>
              {word.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      );
    case 'date':
      return (
        <input
          {...described}
          type="date"
          value={value ?? ''}
          min={spec.lowest?.value}
          max={spec.highest?.value}
          onInput={({ currentTarget }) => {
            props.onUnreadable(currentTarget.validity.badInput ? words.notDate : null);
            onChange(currentTarget.value || undefined);
          }}
        />
      );
    default:
      return <NumberControl {...props} />;
  }
}

function usualWord({ defaultValue, presence }: InputSpec, words: PageWords): string {
  if (typeof defaultValue === 'string') return `${words.usually}: ${defaultValue.replaceAll('_', ' ')}`;
  return presence === 'required' ? '—' : words.asRuled;
}

function Check({ spec, value, described, onChange }: ControlProps) {
  const isTrue = value === undefined ? spec.defaultValue === true : value === 'true';
  return (
    <input
      {...described}
      type="checkbox"
      class="check"
      checked={isTrue}
      onChange={({ currentTarget }) => {
        const { checked } = currentTarget;
        onChange(checked === spec.defaultValue ? undefined : String(checked));
      }}
    />
  );
}

/** Yes, no, or what a formula of the rules says. */
function TruthChoice({ spec, value, described, words, onChange }: ControlProps) {
  return (
    <select
      {...described}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    >
      <option value="">{spec.presence === 'required' ? '—' : words.asRuled}</option>
      <option value="true">{words.yes}</option>
      <option value="false">{words.no}</option>
    </select>
  );
}

const UNITS: Readonly<Record<string, string>> = { rate: '%', hours: 'h' };

/** What is typed stays as it is typed until the field is left; then it is written as the country does. */
function NumberControl({ spec, value, described, words, written, onChange, onUnreadable }: ControlProps) {
  const shown = value === undefined ? '' : typedForm(value, spec, written);
  const [typed, setTyped] = useState<string | null>(null);
  const separators = separatorsOf(written.locale);
  const read = (text: string): string | null =>
    spec.type === 'rate' ? typedPercent(text, separators) : typedDecimal(text, separators);
  const unit = spec.type === 'money' ? written.currency : (ownValue(UNITS, spec.type) ?? null);
  return (
    <div class="amount-control">
      <input
        {...described}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? shown}
        placeholder={typeof spec.defaultValue === 'string' ? typedForm(spec.defaultValue, spec, written) : ''}
        onInput={({ currentTarget }) => {
          const text = currentTarget.value;
          setTyped(text);
          const sent = text.trim() === '' ? undefined : read(text);
          onUnreadable(sent === null ? words.notNumber(written.digits('1234.5')) : null);
          if (sent !== null) onChange(sent);
        }}
        onBlur={() => {
          if (typed !== null && (typed.trim() === '' || read(typed) !== null)) setTyped(null);
        }}
      />
      {unit !== null && <span class="unit">{unit}</span>}
    </div>
  );
}

function typedForm(sent: string, { type }: InputSpec, written: Written): string {
  const value = type === 'rate' ? parseDecimal(sent) : null;
  return written.digits(value === null ? sent : printPlain(mul(value, exact(100n)), DIGITS));
}
