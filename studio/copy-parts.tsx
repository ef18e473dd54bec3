import { useState } from 'preact/hooks';
import type { CalculationRequest } from '../runtime/calculate.ts';
import type { PageWords } from './words/page-words.ts';

interface CopyProps {
  readonly label: string;
  readonly text: () => string;
  readonly words: PageWords;
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ label, text, words }: CopyProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text());
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" onClick={copy}>
      <span aria-live="polite">{isCopied ? words.copied : label}</span>
    </button>
  );
}

interface PartsProps {
  readonly answer: string;
  readonly request: CalculationRequest;
  readonly words: PageWords;
}

/** The request as the service takes it, which asks whose payslip it is. */
function asSent(request: CalculationRequest): CalculationRequest {
  return {
    ...request,
    employee: { id: 'emp-0001', ...request.employee },
    employer: { id: 'acme', ...request.employer },
  };
}

/** The payslip's JSON, and the request that the service answers so. */
export function CopyParts({ answer, request, words }: PartsProps) {
  const asked = (): string =>
    [
      'curl http://127.0.0.1:8080/v1/payroll/calculate \\',
      "  -H 'authorization: Bearer YOUR_KEY' -H 'content-type: application/json' \\",
      `  -d '${JSON.stringify(asSent(request), null, 2).replaceAll("'", "'\\''")}'`,
    ].join('\n');
  return (
    <div class="parts-to-copy">
      <Part title={words.apiRequest} text={asked} words={words} about={words.apiAbout} />
      <Part
        title={words.payslipJson}
        text={() => JSON.stringify(JSON.parse(answer), null, 2)}
        words={words}
        about={null}
      />
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly text: () => string;
  readonly about: string | null;
  readonly words: PageWords;
}

function Part({ title, text, about, words }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <>
          {about !== null && <p class="about">{about}</p>}
          <CopyButton label={words.copy} text={text} words={words} />
          <textarea class="code" readOnly rows={16} aria-label={title} value={text()} translate={false} />
        </>
      )}
    </details>
  );
}
