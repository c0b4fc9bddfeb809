'use client';

import { clsx } from 'clsx';
import { PageLink } from '#src/ui/link/link.client.tsx';
import { opensTab, tabOf } from '#src/ui/link/new-tab.ts';
import { Drawing } from '#src/ui/picture/drawing.client.tsx';
import { signPaths } from '#src/ui/picture/sign-paths.ts';
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
      <summary className={css['title']}>
        {title}
        <Drawing {...signPaths['chevron-down']} className={css['sign']} />
      </summary>
      <ul className={css['links']}>
        {links.map((link) => (
          <li key={`${link.title} ${link.href ?? ''}`}>
            <Entry {...link} />
          </li>
        ))}
      </ul>
    </details>
  ));
}

function Entry({ title, href, outside, tab }: FooterLink) {
  if (href === undefined)
    return <ConsentButton className={clsx(css['link'], css['opener'])}>{title}</ConsentButton>;
  if (outside !== true)
    return (
      <PageLink href={href} className={css['link']}>
        {title}
      </PageLink>
    );
  return (
    <a href={href} className={css['link']} {...tabOf(href, tab === true)}>
      {title}
      {opensTab(href, tab === true) ? <Drawing {...signPaths.external} className={css['outside']} /> : null}
    </a>
  );
}
