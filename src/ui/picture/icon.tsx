import { clsx } from 'clsx';
import css from './icon.module.scss';
import { iconPaths, type IconName } from './icon-paths.ts';

interface IconProps {
  readonly name: IconName;
  /** What assistive technology hears. Without it the icon is decoration beside a text that says the same. */
  readonly label?: string;
  readonly className?: string;
}

/** One picture of the drawn set, as large as the text it stands in, in the text's colour. */
export function Icon({ name, label, className }: IconProps) {
  const { outline, solid } = iconPaths[name];
  return (
    <svg
      viewBox="0 0 24 24"
      className={clsx(css['icon'], className)}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      {outline === undefined ? null : <path className={css['outline']} d={outline} />}
      {solid === undefined ? null : <path className={css['solid']} d={solid} />}
    </svg>
  );
}
