'use client';

import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { accountStore } from '#src/visitor/account/store.ts';
import { accountTrigger } from '#src/visitor/account/trigger.ts';
import { popupTrigger } from '#src/popups/protocol/trigger.ts';
import type { AccountLinks } from './account-links.ts';

/** The copy of the user area; `open` contains `{name}`. */
export interface UserAreaWords {
  readonly signIn: string;
  readonly create: string;
  readonly open: string;
  readonly mine: string;
}

interface UserAreaProps {
  /** `header`: a picture with the name or the link to register beside it; `menu`: entries of the folded menu. */
  readonly look: 'header' | 'menu';
  readonly words: UserAreaWords;
  /** Null when signing in needs script. */
  readonly links: AccountLinks | null;
  /** The icon for a visitor who is not signed in. */
  readonly icon?: ReactNode;
  readonly classes: {
    readonly round?: string | undefined;
    readonly beside?: string | undefined;
    readonly entry?: string | undefined;
    readonly avatar?: string | undefined;
  };
}

/**
 * The buttons to sign in and to register for visitors, the avatar for members; both take the same room (R125, R126).
 */
export function UserArea({ look, words, links, icon, classes }: UserAreaProps) {
  const member = useStore(accountStore, (state) => state.member);
  const { round, beside, entry, avatar } = classes;
  // R135: when accounts are switched off, the server does not render this component.
  if (member !== null) {
    const label = words.open.replace('{name}', member.name);
    const profile = popupTrigger('profile');
    if (look === 'menu')
      return (
        <li>
          <button type="button" className={entry} {...profile}>
            {words.mine}
          </button>
        </li>
      );
    return (
      <>
        <button type="button" className={beside} tabIndex={-1} aria-hidden="true" {...profile}>
          {member.name}
        </button>
        <button type="button" className={round} aria-label={label} {...profile}>
          <Avatar
            key={member.id}
            picture={member.avatar}
            initials={member.avatarFallback}
            className={avatar}
          />
        </button>
      </>
    );
  }
  const signIn = popupTrigger('signIn', { trigger: look });
  const create = accountTrigger('signUp');
  if (look === 'menu')
    return (
      <>
        <li>
          <Control href={links?.signIn} className={entry} {...signIn}>
            {words.signIn}
          </Control>
        </li>
        <li>
          <Control href={links?.register} className={entry} {...create}>
            {words.create}
          </Control>
        </li>
      </>
    );
  return (
    <>
      <Control href={links?.register} className={beside} {...create}>
        {words.create}
      </Control>
      <Control href={links?.signIn} className={round} aria-label={words.signIn} {...signIn}>
        {icon}
      </Control>
    </>
  );
}

interface ControlProps {
  readonly href: string | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A link when it has an address that works without script, else a button that is hidden without script. */
function Control({ href, children, ...rest }: ControlProps) {
  return href === undefined ? (
    <button type="button" data-needs-script="" data-outside-app="" {...rest}>
      {children}
    </button>
  ) : (
    <a href={href} rel="nofollow" data-outside-app="" {...rest}>
      {children}
    </a>
  );
}

interface AvatarProps {
  readonly picture: string | null;
  readonly initials: string;
  readonly className?: string | undefined;
}

/** The member's picture; the initials when there is none, or it does not load (R126). */
function Avatar({ picture, initials, className }: AvatarProps) {
  const [failed, setFailed] = useState(false);
  return (
    <span className={className} aria-hidden="true">
      {picture === null || failed ? (
        initials
      ) : (
        // The picture may be on any host: the request must not tell it anything about us.
        <picture>
          <img
            src={picture}
            alt=""
            width={32}
            height={32}
            referrerPolicy="no-referrer"
            onError={() => {
              setFailed(true);
            }}
          />
        </picture>
      )}
    </span>
  );
}
