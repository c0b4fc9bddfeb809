import { clsx } from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import css from './button.module.scss';

/** `filled` for the one thing to do, `outlined` for what else can be done, `quiet` beside text. */
export type ButtonLook = 'filled' | 'outlined' | 'quiet';

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'filled', className?: string): string {
  return clsx(css['button'], css[look], className);
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
}

/** A button; a link that looks like one is a Link with `buttonClass`. At least 44 px high. */
export function Button({ look = 'filled', className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={buttonClass(look, className)}>
      {children}
    </button>
  );
}
