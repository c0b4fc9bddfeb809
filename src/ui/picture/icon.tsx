import { Drawing } from './drawing.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';

interface IconProps {
  readonly name: IconName;
  /** What assistive technology hears. Without it the icon is decoration beside a text that says the same. */
  readonly label?: string;
  readonly className?: string;
}

/** One picture of the drawn set, as large as the text it stands in, in the text's colour. */
export function Icon({ name, label, className }: IconProps) {
  return <Drawing paths={iconPaths[name]} label={label} className={className} />;
}
