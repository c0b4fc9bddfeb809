import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Button } from '#src/ui/link/button.tsx';
import type { OwnThings } from '../own/own-things.ts';
import { keptNeeds } from '#src/visitor/needs/kept-needs.ts';
import { importFile, mostBytes, type Imported } from './import-file.ts';
import { writeMineFile, type WrongFile } from './mine-file.ts';
import css from './transfer.module.scss';

interface TransferSectionProps {
  readonly locale: Locale;
  /** Maximum number of favourites of a member. */
  readonly limit: number;
  readonly things: OwnThings;
  /** Whether the visitor has just pressed import: the choice of a file opens, and the button has the focus. */
  readonly begins: boolean;
  /** False while a member's wishes and ratings are not known: an export would lack them. */
  readonly whole: boolean;
  readonly cinemaName: (slug: string) => string | undefined;
  readonly filmTitle: (slug: string) => string | undefined;
}

type State =
  | { readonly kind: 'ready' | 'working' | 'lacking' }
  | { readonly kind: 'exported'; readonly name: string }
  | { readonly kind: 'imported'; readonly imported: Imported };

const fileName = 'velours.json';

/** Hands a text to the browser as a file. */
function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}

/** Everything of the visitor's as a file, and back: also from lists of Letterboxd and IMDb. */
export function TransferSection(props: TransferSectionProps) {
  const { locale, limit, things, begins, whole, cinemaName, filmTitle } = props;
  const t = useTranslations('mine.data');
  const cache = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const textId = useId();
  const [state, setState] = useState<State>({ kind: 'ready' });
  const way = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!begins) return;
    way.current?.focus();
    // Where the press is too long ago, the browser opens nothing, and the button has the focus.
    input.current?.click();
  }, [begins]);

  const exportAll = () => {
    if (!whole) {
      setState({ kind: 'lacking' });
      return;
    }
    const names = { cinema: cinemaName, film: filmTitle };
    download(writeMineFile(things, siteOf(locale), names, keptNeeds()), fileName);
    setState({ kind: 'exported', name: fileName });
  };
  const importOne = async (file: File) => {
    setState({ kind: 'working' });
    setState({ kind: 'imported', imported: await importFile(file, { cache, locale, limit, things }) });
  };

  return (
    <Section id="data" title={t('title')}>
      <p id={textId} className={css['text']}>
        {t('text')}
      </p>
      <div className={css['ways']}>
        <Button look="outlined" onClick={exportAll}>
          {t('export')}
        </Button>
        <Button
          ref={way}
          look="outlined"
          aria-describedby={textId}
          aria-disabled={state.kind === 'working'}
          onClick={() => {
            if (state.kind !== 'working') input.current?.click();
          }}
        >
          {t('import')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,.csv,.zip,application/json,text/csv,application/zip"
          className={css['file']}
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) void importOne(file);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
      </div>
      <div aria-live="polite" className={css['said']}>
        {state.kind === 'working' ? <p>{t('working')}</p> : null}
        {state.kind === 'exported' ? <p>{t('exported', { name: state.name })}</p> : null}
        {state.kind === 'imported' && state.imported.ok ? (
          <Done imported={state.imported} limit={limit} />
        ) : null}
      </div>
      <div role="alert" className={css['said']}>
        {state.kind === 'lacking' ? <p>{t('exportFailed')}</p> : null}
        {state.kind === 'imported' && !state.imported.ok ? <Failed wrong={state.imported.wrong} /> : null}
      </div>
    </Section>
  );
}

type Done = Extract<Imported, { readonly ok: true }>;

function Done({ imported, limit }: { readonly imported: Done; readonly limit: number }) {
  const t = useTranslations('mine');
  const { added, refused, missing, unread, joined } = imported;
  const some = Object.values(added).some((count) => count > 0);
  return (
    <>
      <p>{some ? t('data.added', added) : t('data.nothingNew')}</p>
      {refused === 0 ? null : <p>{t('data.full', { count: refused })}</p>}
      {unread === 0 ? null : <p>{t('data.unread', { count: unread })}</p>}
      {joined === null || joined.left === 0 ? null : (
        <p>{t('joined.limit', { count: joined.left, limit })}</p>
      )}
      {joined?.failed === true ? <p>{t('joined.failed')}</p> : null}
      {missing.length === 0 ? null : (
        <details className={css['missing']} open={missing.length <= 5}>
          <summary>{t('data.unmatched', { count: missing.length })}</summary>
          <ul>
            {missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const megabyte = 1_000_000;

function Failed({ wrong }: { readonly wrong: WrongFile }) {
  const t = useTranslations('mine.data');
  const reason = (): string => {
    switch (wrong.kind) {
      case 'size':
        return t('wrong.size', { limit: mostBytes / megabyte });
      case 'value':
        return t('wrong.value', { place: wrong.place, value: wrong.value });
      case 'columns':
        return t('wrong.columns', { column: wrong.column });
      case 'quote':
        return t('wrong.quote', { line: wrong.line });
      case 'text':
      case 'version':
      case 'catalogue':
      case 'zip':
      case 'damaged':
        return t(`wrong.${wrong.kind}`);
    }
  };
  return (
    <>
      <p className={css['failed']}>{t('failedTitle')}</p>
      <p>{reason()}</p>
    </>
  );
}
