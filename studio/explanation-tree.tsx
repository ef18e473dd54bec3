import { useState } from 'preact/hooks';
import type { Explanation } from '../workbench/explain/explanation.ts';
import type { VersionTexts } from '../workbench/studio/studio-data.ts';
import { Markup } from './markup.tsx';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

interface TreeProps {
  readonly node: Explanation;
  /** null until they are loaded. */
  readonly texts: VersionTexts | null;
  readonly words: PageWords;
  readonly written: Written;
  /** Where the rules of this version are told. */
  readonly page: string;
}

/** More lines at zero than this are told in one. */
const FEW = 2;

/** Why an amount is what it is: in words, by the rule, with its law, and all that it reads. */
export function ExplanationTree(props: TreeProps) {
  const { node, written } = props;
  return (
    <div class="explanation" lang={written.labels}>
      <About {...props} />
      <Reads {...props} node={node} />
    </div>
  );
}

function About({ node, texts, words, written, page }: TreeProps) {
  const { language } = words;
  const told = texts?.steps[node.id];
  return (
    <div class="why">
      {told !== undefined && (
        <div lang={language}>
          <Markup of={told.formula} />
          {told.when.map((when) => (
            <p class="when" key={when}>
              {words.onlyIf} <Markup of={when} />
            </p>
          ))}
        </div>
      )}
      {told !== undefined && told.note !== null && <p class="note">{told.note}</p>}
      {node.formula !== null && (
        <p class="written">
          <span lang={language}>{words.inRuleFile}: </span>
          <code translate={false}>{node.formula}</code>
        </p>
      )}
      {node.unrounded !== null && <p lang={language}>{words.unrounded(node.unrounded)}</p>}
      {node.source !== null && (
        <p class="law" lang={written.locale}>
          {node.source}
        </p>
      )}
      {node.formula !== null && (
        <p lang={language}>
          <a href={`${page}#${node.id}`}>{words.inRules}</a>
        </p>
      )}
    </div>
  );
}

function Reads(props: TreeProps) {
  const { node, words } = props;
  const zeros = node.reads.filter(({ formula, value }) => formula !== null && /^0(?:[.,]0+)?$/.test(value));
  const aside = zeros.length > FEW && zeros.length < node.reads.length ? zeros : [];
  const shown = node.reads.filter((one) => !aside.includes(one));
  if (node.reads.length === 0) return null;
  return (
    <ul class="reads">
      {shown.map((one, at) => (
        <li key={`${one.id} ${at}`}>
          <Read {...props} node={one} />
        </li>
      ))}
      {aside.length > 0 && (
        <li class="zeros">
          <span lang={words.language}>{words.atZero}: </span>
          {aside.map(({ id, label }) => label ?? id).join('; ')}
        </li>
      )}
    </ul>
  );
}

/** A value that was read: one that was computed opens in its turn. */
function Read(props: TreeProps) {
  const { node, words } = props;
  const [isOpen, setOpen] = useState(false);
  const name = node.label ?? node.id;
  if (node.formula === null || node.isRepeated) {
    const note = node.isRepeated ? words.explainedAbove : node.source;
    return (
      <p class="leaf">
        <span>{name}</span> <b class="read-value">{node.value}</b>
        {note !== null && <small class="read-source"> {note}</small>}
      </p>
    );
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary class="read-title">
        <span>{name}</span> <b class="read-value">{node.value}</b>
      </summary>
      {isOpen && <ExplanationTree {...props} />}
    </details>
  );
}
