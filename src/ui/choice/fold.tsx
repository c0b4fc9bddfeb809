import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../picture/icon.tsx';
import type { IconName } from '../picture/icon-paths.ts';
import { choiceGroup, type ChoiceGroup } from '../link/choice-marks.ts';
import css from './fold.module.scss';

interface FoldProps {
  readonly icon: IconName;
  /** The one line that stands while it is folded: what is inside, or what was chosen. */
  readonly title: ReactNode;
  readonly open?: boolean;
  /** The group of choices that it holds. */
  readonly group?: ChoiceGroup;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What narrows a list, folded away behind one line; the browser's own `details`, so it works without script. */
export function Fold({ icon, title, open = false, group, className, children }: FoldProps) {
  return (
    <details
      className={clsx(css['fold'], className)}
      open={open}
      {...(group === undefined ? {} : choiceGroup(group))}
    >
      <summary className={css['line']}>
        <Icon name={icon} />
        {title}
        <Icon name="chevron-down" className={css['sign']} />
      </summary>
      {children}
    </details>
  );
}
