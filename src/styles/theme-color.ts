import { palette } from './palette.ts';

/** The ground of each scheme, for the colour of the browser's own controls (`theme-color`). */
export const themeColor = { light: palette.light.ground, dark: palette.dark.ground } as const;
