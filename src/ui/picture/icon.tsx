import type { IconName } from '#src/styles/icon-paths.ts';

interface IconProps {
  readonly name: IconName;
  /** Text for assistive technology. Without it the icon is decoration beside a text that says the same. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * An icon with the size and the colour of the text around it. `styles/icons.svg` has its drawing by its name: one element
 * without paths, in the document and in the data of islands (ADR-0058).
 */
export function Icon({ name, label, className }: IconProps) {
  return (
    <i
      data-icon={name}
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
      // The page sends every attribute, also one that is not set.
      {...(className === undefined ? {} : { className })}
    />
  );
}
