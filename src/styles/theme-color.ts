import { palette } from './palette.ts';

/** The ground of each scheme for the browser's own chrome (`theme-color`). */
export const themeColor = { light: palette.light.ground, dark: palette.dark.ground } as const;
