import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../picture/icon.tsx';
import type { IconName } from '#src/styles/icon-paths.ts';
import { signAtEnd } from '../picture/sign.ts';
import { choiceGroup, type ChoiceGroup } from '../link/choice-marks.ts';
import css from './fold.module.scss';

interface FoldProps {
  readonly icon: IconName;
  /** The line that is visible while it is folded: its content, or the chosen value. */
  readonly title: ReactNode;
  readonly open?: boolean;
  /** The group of choices inside. */
  readonly group?: ChoiceGroup;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Filters of a list, folded behind one line. It is the browser's own `details`, so it works without script. */
export function Fold({ icon, title, open = false, group, className, children }: FoldProps) {
  return (
    <details
      className={clsx(css['fold'], className)}
      open={open}
      {...(group === undefined ? {} : choiceGroup(group))}
    >
      <summary className={css['line']} {...signAtEnd('chevron-down')}>
        <Icon name={icon} />
        {title}
      </summary>
      {children}
    </details>
  );
}
