import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChooserProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChoose: (value: string) => void;
}

/** One of several, with its label above. */
export function Chooser({ label, value, options, onChoose }: ChooserProps) {
  const id = useId();
  return (
    <Labelled label={label} id={id}>
      <select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly id: string;
  readonly children: ComponentChildren;
}

/** A control with its label above. */
export function Labelled({ label, id, children }: LabelledProps) {
  return (
    <div class="chooser">
      <label for={id}>{label}</label>
      {children}
    </div>
  );
}
