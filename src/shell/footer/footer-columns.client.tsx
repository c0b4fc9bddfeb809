'use client';

import { clsx } from 'clsx';
import { goMark, usualWay } from '#src/ui/link/go-mark.ts';
import { PageLink } from '#src/ui/link/link.client.tsx';
import { opensTab, tabOf } from '#src/ui/link/new-tab.ts';
import { Icon } from '#src/ui/picture/icon.tsx';
import { signAtEnd } from '#src/ui/picture/sign.ts';
import { ConsentButton } from '../third-parties/consent-button.client.tsx';
import css from './footer.module.scss';

/** A link of the footer in texts. */
export interface FooterLink {
  readonly title: string;
  /** Absent for the button that opens the choice about services of other companies (R118). */
  readonly href?: string;
  /** Whether it leads out of the site. */
  readonly outside?: true;
  /** Whether it asks for a new tab. */
  readonly tab?: true;
}

interface FooterColumnsProps {
  readonly columns: readonly {
    readonly key: string;
    readonly title: string;
    readonly links: readonly FooterLink[];
  }[];
}

/** The columns of the footer: an island, so that every page has their links once as HTML, beside a little data. */
export function FooterColumns({ columns }: FooterColumnsProps) {
  return columns.map(({ key, title, links }) => (
    <details key={key} name="footer" className={css['column']}>
      <summary className={css['title']} {...signAtEnd('chevron-down')}>
        {title}
      </summary>
      <ul
        className={css['links']}
        {...(links.every(({ outside }) => outside !== true) ? goMark(usualWay) : {})}
      >
        {links.map((link) => (
          <li key={`${link.title} ${link.href ?? ''}`}>
            <Entry {...link} inGroup={links.every(({ outside }) => outside !== true)} />
          </li>
        ))}
      </ul>
    </details>
  ));
}

/** Links of the footer beside each other, without the sign of another site. */
export function FooterRow({ links }: { readonly links: readonly FooterLink[] }) {
  return (
    <ul className={css['row']}>
      {links.map((link) => (
        <li key={`${link.title} ${link.href ?? ''}`}>
          <Entry {...link} signed={false} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends FooterLink {
  readonly signed?: boolean;
  /** Whether the list says how its links go. */
  readonly inGroup?: boolean;
}

function Entry({ title, href, outside, tab, signed = true, inGroup = false }: EntryProps) {
  if (href === undefined)
    return <ConsentButton className={clsx(css['link'], css['opener'])}>{title}</ConsentButton>;
  if (outside !== true)
    return (
      <PageLink href={href} className={css['link']} inGroup={inGroup}>
        {title}
      </PageLink>
    );
  return (
    <a href={href} className={css['link']} {...tabOf(href, tab === true)}>
      {title}
      {signed && opensTab(href, tab === true) ? <Icon name="external" className={css['outside']} /> : null}
    </a>
  );
}
