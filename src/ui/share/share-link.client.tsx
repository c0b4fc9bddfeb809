'use client';

import { useState, type MouseEvent } from 'react';
import { buttonClass } from '../link/button.tsx';
import { Icon } from '../picture/icon.tsx';
import css from './share-bar.module.scss';

interface ShareLinkProps {
  /** Address of the view that is shared. */
  readonly href: string;
  /** What it is about. */
  readonly title: string;
  readonly words: { readonly share: string; readonly copied: string; readonly notCopied: string };
}

/** Hands an address to the sharing of the device, otherwise to its clipboard. */
async function handOver(url: string, title: string): Promise<'copied' | 'notCopied' | 'shared'> {
  if (typeof navigator.share === 'function')
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // The visitor closed the sheet: nothing more is to be done.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}

/**
 * Shares a view: with the sharing of the device where it has one, otherwise its address is copied, and that is
 * announced. Without script it is a link to the view, whose address can be copied like that of any link.
 */
export function ShareLink({ href, title, words }: ShareLinkProps) {
  const [said, setSaid] = useState('');
  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setSaid('');
    const shareAndSay = async (url: string) => {
      const done = await handOver(url, title);
      if (done !== 'shared') setSaid(words[done]);
    };
    void shareAndSay(event.currentTarget.href);
  };
  return (
    <>
      <a href={href} onClick={share} className={buttonClass('quiet', css['link'])}>
        <Icon name="share" />
        {words.share}
      </a>
      <output className={css['said']}>{said}</output>
    </>
  );
}
