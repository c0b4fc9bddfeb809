import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, Ref } from 'react';
import css from './button.module.scss';

/**
 * `filled` for the main action, `outlined` for other actions, `quiet` beside text; `yellow` and `black` for calls to
 * action of the chain (R106).
 */
export type ButtonLook = 'filled' | 'outlined' | 'quiet' | 'yellow' | 'black';

/** The look of a call to action by its type (R106): booking is the product's own main action. */
export const ctaLooks = { yellow: 'yellow', black: 'black', booking: 'filled' } as const;

/** The classes of a button, for links that look like a button. */
export function buttonClass(look: ButtonLook = 'filled', className?: string): string {
  return clsx(css['button'], css[look], className);
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button, at least 44 px high. A link that looks like a button is a Link with `buttonClass`. */
export function Button({ look = 'filled', className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={buttonClass(look, className)}>
      {children}
    </button>
  );
}
