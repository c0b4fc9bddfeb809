const mistake = `
  const write = JSON.stringify;
  JSON.stringify = (value, ...more) => {
    if ([value].flat()[0]?.['@context'] !== undefined) throw new Error('a mistake');
    return write(value, ...more);
  };
`;

/**
 * Environment of a web process whose pages throw while they are rendered, by a mistake that nobody knows yet: only pages
 * with structured data meet it.
 */
export const mistaken = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(mistake)}` };
