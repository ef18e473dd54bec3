import { useId } from 'preact/hooks';
import type {
  StudioCatalog,
  StudioExample,
  StudioScheme,
  VersionFacts,
} from '../workbench/studio/studio-data.ts';
import { Chooser, Labelled } from './chooser.tsx';
import type { PageWords } from './words/page-words.ts';

interface ChoosersProps {
  readonly catalog: StudioCatalog;
  readonly scheme: StudioScheme;
  readonly words: PageWords;
  /** null until they are loaded. */
  readonly facts: VersionFacts | null;
  readonly onScheme: (scheme: StudioScheme) => void;
  readonly onExample: (example: StudioExample) => void;
}

/** Which law: a country, one of its schemes; and an example of it to start with. */
export function SchemeChoosers({ catalog, scheme, words, facts, onScheme, onExample }: ChoosersProps) {
  const names = new Intl.DisplayNames([words.language], { type: 'region' });
  const countries = [...new Set(catalog.schemes.map(({ country }) => country))];
  const within = catalog.schemes.filter(({ country }) => country === scheme.country);
  const choose = (fits: (one: StudioScheme) => boolean): void => {
    const found = catalog.schemes.find(fits);
    if (found !== undefined) onScheme(found);
  };
  return (
    <div class="choosers law-choosers">
      <Chooser
        label={words.country}
        value={scheme.country}
        options={countries.map((value) => ({ value, label: names.of(value) ?? value }))}
        onChoose={(country) => choose((one) => one.country === country)}
      />
      <Chooser
        label={words.scheme}
        value={scheme.scheme}
        options={within.map((one) => ({ value: one.scheme, label: one.label }))}
        onChoose={(id) => choose((one) => one.country === scheme.country && one.scheme === id)}
      />
      <Examples facts={facts} words={words} onExample={onExample} />
    </div>
  );
}

type ExamplesProps = Pick<ChoosersProps, 'facts' | 'words' | 'onExample'>;

function Examples({ facts, words, onExample }: ExamplesProps) {
  const id = useId();
  const examples = facts?.examples ?? [];
  return (
    <Labelled label={words.examples} id={id}>
      <select
        id={id}
        value=""
        disabled={examples.length === 0}
        onChange={({ currentTarget }) => {
          const example = examples[Number(currentTarget.value)];
          currentTarget.value = '';
          if (example !== undefined) onExample(example);
        }}
      >
        <option value="">{words.chooseExample}</option>
        {examples.map(({ title }, at) => (
          <option key={title} value={at}>
            {title}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
