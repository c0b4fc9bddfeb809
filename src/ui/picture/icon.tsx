import { Drawing } from './drawing.client.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';

interface IconProps {
  readonly name: IconName;
  /** Text for assistive technology. Without it the icon is decoration beside a text that says the same. */
  readonly label?: string;
  readonly className?: string;
}

/** An icon with the size and the colour of the text around it. */
export function Icon({ name, label, className }: IconProps) {
  return (
    <Drawing
      {...iconPaths[name]}
      {...(label === undefined ? {} : { label })}
      {...(className === undefined ? {} : { className })}
    />
  );
}
