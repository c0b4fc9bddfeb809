import { clsx } from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import css from './button.module.scss';

/** `filled` for the main action, `outlined` for other actions, `quiet` beside text. */
export type ButtonLook = 'filled' | 'outlined' | 'quiet';

/** The classes of a button, for links that look like a button. */
export function buttonClass(look: ButtonLook = 'filled', className?: string): string {
  return clsx(css['button'], css[look], className);
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
}

/** A button, at least 44 px high. A link that looks like a button is a Link with `buttonClass`. */
export function Button({ look = 'filled', className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={buttonClass(look, className)}>
      {children}
    </button>
  );
}
