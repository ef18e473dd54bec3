import type { ComponentChildren } from 'preact';
import { LANGUAGES, type Language } from '../workbench/docs/formula-language.ts';
import type { PageWords } from './words/page-words.ts';
import { WORDS } from './words/words-of.ts';

interface FrameProps {
  readonly words: PageWords;
  readonly onLanguage: (language: Language) => void;
  readonly children: ComponentChildren;
}

/** What stands around every view: the way back to the documentation, the language. */
export function PageFrame({ words, onLanguage, children }: FrameProps) {
  return (
    <>
      <button type="button" class="skip" onClick={focusContent}>
        {words.skip}
      </button>
      <header class="top">
        <nav aria-label={words.path}>
          <ol class="crumbs">
            <li>
              <a href="../index.html">{words.home}</a>
            </li>
            <li aria-current="page">{words.calculate}</li>
          </ol>
        </nav>
        <fieldset class="languages">
          <legend class="visually-hidden">{words.languageLabel}</legend>
          {LANGUAGES.map((language) => (
            <button
              type="button"
              key={language}
              lang={language}
              aria-pressed={language === words.language}
              onClick={() => onLanguage(language)}
            >
              {WORDS[language].name}
            </button>
          ))}
        </fieldset>
      </header>
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <footer>
        <p>{words.privacy}</p>
      </footer>
    </>
  );
}

/** A link would change the address, which says what is shown. */
function focusContent(): void {
  document.getElementById('contenido')?.focus();
}
