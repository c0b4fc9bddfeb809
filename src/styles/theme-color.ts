/** The ground of each scheme for the browser's own chrome (`theme-color`); equal to `--ground` in tokens.scss (tested). */
export const themeColor = { light: '#faf6f1', dark: '#120b0d' } as const;
